import { type Message, say } from '@conclave/kernel'
import { type Figure, type Lying, line, type Scene, type Step } from '../../../kit/scene.ts'
import type { Thing } from '../../../table/table.ts'
import { words } from '../texts/index.ts'
import type { Entry } from './entry.ts'

type Name = Entry['event']['event']

/** Events of an encounter or the final battle once it has begun. */
const ofBattle: readonly Name[] = [
  'pieceAdvanced',
  'pieceRetreated',
  'stepPrevented',
  'bookLost',
  'wickedAdded',
  'stonesDrawn',
  'stoneFlipped',
  'spellCast',
  'bookAllotted',
  'strengthsCompared',
  'encounterWon',
  'encounterLost',
  'minionArrived',
  'witchClimbed',
  'matchWon',
  'matchLost',
]

/** A battle in the making: the stones that count in it so far. */
export interface Battle {
  readonly seq: number
  readonly title: Message
  readonly steps: Step[]
  sun: number
  moon: number
}

const tower: readonly Thing[] = ['tower:sun', 'tower:moon']

/** The battle that an entry begins. */
export const battleFrom = ({ seq, event }: Entry): Battle | null => {
  const begun = (title: Message, also: readonly Message[]): Battle => ({
    seq,
    title,
    steps: [line(seq, { also, things: ['tower:witch'], size: 'moment', tone: 'bad', cue: 'threat' })],
    sun: 0,
    moon: 0,
  })
  if (event.event === 'encounterBegan') return begun(words('clash.encounter'), [words('scene.again')])
  return event.event === 'finalBattleDeclared' ? begun(words('clash.final'), []) : null
}

const sides = (sun: number, moon: number): readonly Figure[] => [
  { says: words('sun'), value: sun, colour: 'sun' },
  { says: words('moon'), value: moon, colour: 'moon' },
]

/** Stones of one kind that were drawn by now. */
const stones = (stone: 'sun' | 'moon', count: number): Lying[] =>
  count === 0
    ? []
    : [{ colour: stone, count, shape: 'stone', way: 'laid', says: words(stone === 'sun' ? 'sun' : 'moon') }]

/** Stones come out of the bag one by one, both kinds by turns. */
const drawn = (seq: number, sun: number, moon: number): Step[] => {
  const order: ('sun' | 'moon')[] = []
  for (let at = 0; at < Math.max(sun, moon); at++) {
    if (at < moon) order.push('moon')
    if (at < sun) order.push('sun')
  }
  return order.map((stone, at) => {
    const by = order.slice(0, at + 1)
    const suns = by.filter((each) => each === 'sun').length
    return line(seq, {
      says: words(stone === 'sun' ? 'scene.stone.sun' : 'scene.stone.moon'),
      things: tower,
      cubes: [...stones('sun', suns), ...stones('moon', by.length - suns)],
      size: 'beat',
      cue: 'stone',
    })
  })
}

/** Steps that one more entry adds to a battle; null if it does not belong to it. */
export const stepsOf = (battle: Battle, { seq, event }: Entry): readonly Step[] | null => {
  if (!ofBattle.includes(event.event)) return null
  switch (event.event) {
    case 'pieceAdvanced':
    case 'pieceRetreated':
    case 'stepPrevented':
      return [line(seq, { things: [`piece:${event.piece}`] })]
    case 'bookLost':
      return [line(seq, { things: [`book:${event.book}`], size: 'moment', tone: 'bad', cue: 'bad' })]
    case 'wickedAdded':
      return [line(seq, { card: event.card, size: 'thing', things: ['pile:wickedDeck'] })]
    case 'stonesDrawn':
      battle.sun += event.sun
      battle.moon += event.moon
      return drawn(seq, event.sun, event.moon)
    case 'stoneFlipped':
      battle.sun++
      battle.moon--
      return [
        line(seq, { things: tower, cubes: [...stones('sun', battle.sun), ...stones('moon', battle.moon)] }),
      ]
    case 'spellCast':
      return [line(seq, { card: event.card, size: 'thing' })]
    case 'bookAllotted':
      return [
        line(seq, {
          card: event.card === '' ? null : event.card,
          things: tower,
          size: 'thing',
          tone: 'good',
        }),
      ]
    case 'strengthsCompared': {
      const [sun, moon] = [event.sun - battle.sun, event.moon - battle.moon]
      return [
        line(seq, { says: words('scene.sides', { sun, moon }), figures: sides(sun, moon), things: tower }),
        line(seq, { figures: sides(event.sun, event.moon), things: tower, size: 'thing' }),
      ]
    }
    case 'encounterWon':
    case 'matchWon':
      return [
        line(seq, {
          size: 'moment',
          things: tower,
          tone: 'good',
          cue: event.event === 'matchWon' ? 'won' : 'good',
        }),
      ]
    case 'encounterLost':
    case 'matchLost':
      return [
        line(seq, {
          size: 'moment',
          things: tower,
          tone: 'bad',
          cue: event.event === 'matchLost' ? 'lost' : 'bad',
        }),
      ]
    case 'minionArrived':
      return [line(seq, { card: event.card, size: 'thing', things: ['tower:moon'] })]
    case 'witchClimbed':
      return [
        line(seq, {
          size: 'moment',
          things: ['tower:witch'],
          tone: 'bad',
          cue: 'threat',
          also: event.stage > 1 && event.stage < 6 ? [say(`board.stage.${event.stage}`)] : [],
        }),
      ]
    default:
      return []
  }
}

export const sceneOf = ({ seq, title, steps }: Battle): Scene => ({
  seq,
  title,
  steps,
  live: true,
  form: 'panel',
  holds: true,
})
