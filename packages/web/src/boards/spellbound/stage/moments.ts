import { say } from '@conclave/kernel'
import { banner, type Scene } from '../../../kit/scene.ts'
import { words } from '../texts/index.ts'
import type { Entry } from './entry.ts'

/** Scene of an event that is a moment wherever it happens. */
export const momentOf = ({ seq, event }: Entry): Scene | null => {
  switch (event.event) {
    case 'bookRecovered':
      return banner(seq, {
        title: words('scene.recovered'),
        things: [`book:${event.book}`],
        size: 'moment',
        tone: 'good',
        cue: 'good',
      })
    case 'bookLost':
      return banner(seq, {
        title: words('scene.lost'),
        things: [`book:${event.book}`],
        size: 'moment',
        tone: 'bad',
        cue: 'bad',
      })
    case 'spellDrawn':
      return banner(seq, {
        title: words('scene.spell'),
        card: event.card,
        things: [`spell:${event.card}`],
        size: 'thing',
        tone: 'good',
        cue: 'good',
      })
    case 'allyRecruited':
      return banner(seq, {
        title: words('scene.ally'),
        card: event.card,
        things: [`location:village:${event.village + 1}`],
        size: 'thing',
        tone: 'good',
        cue: 'good',
      })
    case 'purged':
      return banner(seq, { title: words('scene.purge'), size: 'thing', tone: 'bad', cue: 'bad' })
    case 'witchTurnedAway':
      return banner(seq, {
        title: words('scene.guard', { card: say(`card.${event.by}`) }),
        card: event.by,
        size: 'thing',
        tone: 'good',
      })
    case 'matchWon':
      return banner(seq, { title: words('scene.end'), size: 'moment', tone: 'good', cue: 'won' })
    case 'matchLost':
      return banner(seq, { title: words('scene.end'), size: 'moment', tone: 'bad', cue: 'lost' })
    default:
      return null
  }
}
