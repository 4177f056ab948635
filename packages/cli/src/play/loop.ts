import { setTimeout as sleep } from 'node:timers/promises'
import { choices, keyOf, type Question, type Seat } from '@conclave/kernel'
import { ask } from './prompt.ts'
import { confirmLeaving } from './saving.ts'
import { tellNews, welcome } from './screen.ts'
import { onlooker, type Session } from './session.ts'
import { answerByBot, answerByOrder, interject } from './table.ts'

/** Plays until the match is over or somebody leaves. */
export const playOn = async (session: Session): Promise<'over' | 'left'> => {
  const { table } = session
  const { match } = table
  const isHuman = ({ seat }: Question): boolean => table.players[seat]?.kind === 'human'
  let offered = ''
  welcome(session)
  while (match.state.outcome === null) {
    if (session.lines.wasInterrupted() && (await confirmLeaving(session))) return 'left'
    if (interject(table) || answerByOrder(table)) {
      await follow(session)
      continue
    }
    const { questions } = match.state
    const awaited = questions.filter(({ manner }) => manner !== 'open')
    const bot = awaited.find((question) => !isHuman(question))
    // What a bot would leave alone is no reason to stop while one is asked.
    const isOffered = ({ kind }: Question): boolean =>
      bot === undefined || !match.game.searchHints?.ignore?.includes(kind)
    const mine = [
      ...awaited.filter(isHuman),
      ...questions.filter((each) => each.manner === 'open' && isHuman(each) && isOffered(each)),
    ]
    // Whoever may speak while a bot is asked is offered it once a turn, not before every answer.
    const offer = bot === undefined ? '' : offerOf(session, bot.seat, mine)
    if (bot === undefined || (mine.length > 0 && offer !== offered)) {
      offered = offer
      const said = await ask(session, mine, bot?.seat)
      if (said === 'left') return 'left'
      if (said === 'changed') continue
    }
    if (answerByBot(table)) await follow(session)
  }
  return 'over'
}

/** Somebody who watches sees what bots do, one answer after the other. */
const follow = async (session: Session): Promise<void> => {
  if (!session.lines.live) return
  if (tellNews(session, onlooker(session.table))) session.followed = true
  await sleep(session.pace)
}

const offerOf = ({ table }: Session, bot: Seat, open: readonly Question[]): string => {
  const { game } = table.loaded
  const keys = open.map((question) => choices(game, table.match.state, question).map(keyOf).join(', '))
  return `${bot}: ${keys.join('; ')}`
}
