import { type BlackRoseView, cardOf, lastingText, type MageView, startingList } from '@conclave/black-rose'
import { pc } from '../colours.ts'
import { table, widthOf } from '../output.ts'
import { capital, cubesText, type Lodge, none, ownerName, signOf, titled } from './black-rose-drawing.ts'
import { lodgeLines, ruin, tokens } from './black-rose-lodge.ts'
import { avatarLines, evocationLines, rebirthLines } from './black-rose-models.ts'
import type { Drawing } from './board-type.ts'
import { drawnOf } from './drawn.ts'

/** The table of Black Rose Wars: power, the Lodge, events, the mages, the viewer's quests and spells, on 80 columns. */
export const blackRose = (drawing: Drawing<BlackRoseView>): string => {
  const drawn = drawnOf(drawing)
  return [
    ...headLines(drawn),
    ...powerLines(drawn),
    ...lodgeLines(drawn),
    ...legendLines(drawn),
    ...eventLines(drawn),
    ...drawn.view.mages.flatMap((mage, seat) => mageLines(drawn, mage, seat)),
    ...avatarLines(drawn),
    ...listLines(drawn, drawing.view.question),
    ...ownLines(drawn),
    ...comingLines(drawn),
  ].join('\n')
}

const headLines = (drawn: Lodge): string[] => {
  const { view, say, game, width } = drawn
  const text =
    view.round === 0
      ? capital(game('phase.opening'))
      : say('blackRose.round', {
          round: view.round,
          phase: game(`phase.${view.phase}`),
          first: ownerName(drawn, view.first),
          moon: view.moon,
        })
  const line = `━━ ${text} `
  return [line + '━'.repeat(Math.max(0, width - widthOf(line)))]
}

const powerLines = (drawn: Lodge): string[] => {
  const { view, say } = drawn
  const [second = 0, third = 0, end = 0] = view.moons
  const powers = [
    ...view.mages.map(
      ({ power }, seat) =>
        `${ownerName(drawn, seat)} ${power}${seat === view.crown ? ` (${say('blackRose.crown')})` : ''}`,
    ),
    `${ownerName(drawn, -1)} ${view.rose.power}`,
  ]
  return [
    ...titled(drawn, say('blackRose.power'), powers.join(' · ')),
    ...titled(drawn, '', pc.dim(say('blackRose.moons', { second, third, end }))),
  ]
}

const legendLines = (drawn: Lodge): string[] => {
  const seats = drawn.view.mages.map((_, seat) => `${signOf(seat)} ${ownerName(drawn, seat)}`)
  const marks = drawn.say('blackRose.legend', {
    bright: tokens.bright ?? '',
    dark: tokens.dark ?? '',
    ruin,
    rose: signOf(-1),
  })
  return titled(drawn, '', `${seats.join('  ')}  ${pc.dim(marks)}`)
}

const eventLines = (drawn: Lodge): string[] => {
  const { view, say, game } = drawn
  const rows = [...view.events.map((event, at) => ({ event, slot: String(at + 1) }))]
    .concat(view.drawn === null ? [] : [{ event: view.drawn, slot: '!' }])
    .flatMap(({ event, slot }) => {
      if (event === null) return []
      const colour = event.colour === null ? '' : ` (${game(`roomColour.${event.colour}`)})`
      return [[`  ${slot} ${pc.cyan(drawn.name(event.card))}${colour}`, drawn.text(event.card)]]
    })
  return rows.length === 0 ? [] : [pc.bold(say('blackRose.events')), table(rows, drawn.width)]
}

const isOpening = ({ view }: Lodge): boolean => view.phase === 'opening' && view.round === 0

const mageLines = (drawn: Lodge, mage: MageView, seat: number): string[] => {
  const { say, game } = drawn
  if (isOpening(drawn)) return []
  const wounds = cubesText(drawn, mage.damage)
  const body = [
    `${game(`mage.${mage.name}`)}, ${game(`school.${mage.school}`)}`,
    mage.place === 'cell' ? say('blackRose.cell', { gate: drawn.name(mage.gate) }) : drawn.name(mage.place),
    say('blackRose.health', { left: mage.health - mage.damage.length, health: mage.health }) +
      (wounds === '' ? '' : ` (${wounds})`),
    say('blackRose.actions', { count: mage.actions }),
    ...mage.inhibited.map((what) =>
      say(what === 'move' ? 'blackRose.cannotMove' : 'blackRose.cannotActivate'),
    ),
  ]
  const cards = [
    say('blackRose.hand', { count: mage.hand.count, limit: mage.handLimit }),
    say('blackRose.grimoire', { count: mage.grimoire.count }),
    say('blackRose.memories', { count: mage.memories.length }),
    say('blackRose.cubes', { count: mage.reserve }),
    say('blackRose.quests', { open: mage.quests.length, done: mage.completed.length }),
    say('blackRose.trophies', { count: mage.won.length }),
    ...(mage.rooms.length === 0
      ? []
      : [say('blackRose.rooms', { names: mage.rooms.map(drawn.name).join(', ') })]),
  ]
  return [
    ...titled(drawn, `${signOf(seat)} ${ownerName(drawn, seat)}`, body.join(' · ')),
    ...titled(drawn, '', pc.dim(cards.join(' · '))),
    ...titled(drawn, '', `${say('blackRose.sheet')} ${sheetText(drawn, mage, seat)}`),
    ...rebirthLines(drawn, mage, seat),
    ...lastingLines(drawn, seat),
    ...evocationLines(drawn, seat),
  ]
}

/** [BRW-V.23] Lines for the lasting effects of a mage's spells and quests. */
const lastingLines = (drawn: Lodge, seat: number): string[] => {
  const effects = drawn.view.lasting
    .filter((each) => each.seat === seat)
    .map((each) => `${drawn.message(lastingText(each))} (${sourceName(drawn, each.source)})`)
  return effects.length === 0
    ? []
    : titled(drawn, '', `${drawn.say('blackRose.lasting')} ${effects.join('; ')}`)
}

/** A source by the name of its card. */
const sourceName = ({ name }: Lodge, source: string): string => name(cardOf(source) ?? source)

const sheetText = ({ view, say, game, name }: Lodge, { slots, ready }: MageView, seat: number): string => {
  const lasts = (card: string | null): boolean =>
    view.lasting.some((each) => each.seat === seat && cardOf(each.source) === card)
  if (slots.some(({ filled }) => filled === 'secret'))
    return say(ready ? 'blackRose.planned' : 'blackRose.plans')
  const texts = slots.map(({ slot, filled, card, side, status, marker }) => {
    const title = game(`slot.${slot}`)
    if (filled !== true) return `${title} ${none}`
    const what = card === null ? say('blackRose.faceDown') : `${name(card)}${sideText(game, side)}`
    const waits = marker !== null && status === 'active'
    const used = status === 'used' && lasts(card) ? 'lasts' : status
    const state = waits ? game(`type.${marker}`) : say(`blackRose.${used}`)
    return `${title} ${what} [${state}]`
  })
  return texts.join(', ')
}

const sideText = (game: Lodge['game'], side: string | null): string =>
  side === null ? '' : ` (${game(`side.${side}`)})`

/** [BRW-SET.13] The two starting lists of her school, for whoever chooses between them. */
const listLines = (drawn: Lodge, question: Drawing<BlackRoseView>['view']['question']): string[] => {
  const mage = drawn.own === undefined ? undefined : drawn.view.mages[drawn.own]
  if (mage === undefined || question?.kind !== 'chooseList') return []
  return (['a', 'b'] as const).flatMap((list) => {
    const title = drawn.say('blackRose.list', {
      list: drawn.game(`option.startingList.${list}`),
      school: drawn.game(`school.${mage.school}`),
    })
    return spellLines(drawn, title, startingList(drawn.view.edition, mage.school, list))
  })
}

/** The viewer's own quests, and the spells she can do something with: all of them while she plans. */
const ownLines = (drawn: Lodge): string[] => {
  const { view, say, own } = drawn
  const mage = own === undefined ? undefined : view.mages[own]
  if (mage === undefined) return []
  const quests = mage.quests.flatMap(({ quest, progress }) => {
    if (quest === null) return []
    const far = progress === null || progress.need <= 1 ? '' : ` (${progress.have}/${progress.need})`
    return [[`  ${pc.cyan(drawn.name(quest))}${far}`, drawn.text(quest)]]
  })
  const laid = mage.slots.flatMap(({ card, status }) => (card !== null && status !== 'used' ? [card] : []))
  const hand = mage.hand.cards ?? []
  const planning = view.phase === 'study' || view.phase === 'preparation'
  return [
    ...(quests.length === 0 ? [] : [pc.bold(say('blackRose.yourQuests')), table(quests, drawn.width)]),
    ...spellLines(drawn, say('blackRose.looking'), mage.looking.cards ?? []),
    ...spellLines(drawn, say('blackRose.yourSheet'), laid),
    ...(planning || hand.length === 0
      ? spellLines(drawn, say('blackRose.yourHand'), hand)
      : titled(drawn, say('blackRose.yourHand'), hand.map(drawn.name).join(', '))),
  ]
}

const spellLines = (drawn: Lodge, title: string, cards: readonly string[]): string[] => {
  if (cards.length === 0) return []
  const rows = [...Map.groupBy(cards, (card) => card)].map(([card, copies]) => [
    `  ${pc.cyan(drawn.name(card))}${copies.length > 1 ? ` ×${copies.length}` : ''}`,
    drawn.text(card),
  ])
  return [pc.bold(title), table(rows, drawn.width)]
}

/** Lines for effects at work and damage on its way. */
const comingLines = (drawn: Lodge): string[] => {
  const { view, say } = drawn
  const working = view.working.map(({ source, you }) => {
    return `${sourceName(drawn, source)} (${ownerName(drawn, you)})`
  })
  const damage = view.packets.map(({ model, amount, by }) =>
    say('blackRose.packet', { amount, target: modelName(drawn, model), by: ownerName(drawn, by) }),
  )
  return [
    ...(working.length === 0 ? [] : titled(drawn, say('blackRose.working'), working.join(' › '))),
    ...(damage.length === 0 ? [] : titled(drawn, say('blackRose.damage'), pc.red(damage.join(', ')))),
  ]
}

const modelName = (drawn: Lodge, model: string): string => {
  const [sort, n] = model.split('.')
  if (sort === 'mage') return ownerName(drawn, Number(n))
  const found = drawn.view.evocations.find((each) => each.n === Number(n))
  return found === undefined ? model : `${drawn.name(found.kind)} (${ownerName(drawn, found.owner)})`
}
