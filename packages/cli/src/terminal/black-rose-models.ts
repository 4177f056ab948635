import type { MageView, Owner } from '@conclave/black-rose'
import { pc } from '../colours.ts'
import { cubesText, type Lodge, placeName, signOf, titled } from './black-rose-drawing.ts'

/** Those who go with a mage or with the Black Rose. */
export const evocationLines = (drawn: Lodge, owner: Owner): string[] => {
  const { view, say } = drawn
  const evocations = view.evocations
    .filter((each) => each.owner === owner)
    .map(({ kind, place, health, damage, upgrades = [] }) => {
      const name = drawn.name(kind)
      return say('blackRose.evocation', {
        name: upgrades.length === 0 ? name : `${name} (${upgrades.map(drawn.name).join(', ')})`,
        place: placeName(drawn, place),
        left: health - damage.length,
        health,
      })
    })
  return evocations.length === 0
    ? []
    : titled(drawn, '', `${say('blackRose.evocations')} ${evocations.join('; ')}`)
}

/** Lines for the things that only Rebirth lays beside a mage: quests that lie open (REB-QST.2), jinxes, an Umbra. */
export const rebirthLines = (drawn: Lodge, mage: MageView, seat: number): string[] => {
  const { view, say, name } = drawn
  const open = mage.quests.flatMap(({ quest, progress, marks }) =>
    quest === null || marks === undefined
      ? []
      : [`${name(quest)}${progress === null ? '' : ` (${progress.have}/${progress.need})`}`],
  )
  const haunting = view.evocations.filter(({ paired }) => paired === seat)
  const lines = [
    ...(open.length === 0 ? [] : [say('blackRose.openQuests', { names: open.join(', ') })]),
    ...namesLine(mage.toSolve ?? [], (names) => say('blackRose.toSolve', { names }), name),
    ...namesLine(jinxesOf(mage), (names) => say('blackRose.jinxes', { names }), name),
    ...haunting.map(({ kind }) => say('blackRose.umbra', { name: name(kind) })),
  ]
  return lines.length === 0 ? [] : titled(drawn, '', lines.join(' · '))
}

const jinxesOf = ({ jinxes = [] }: Pick<MageView, 'jinxes'>): string[] => jinxes.map(({ kind }) => kind)

const namesLine = (
  ids: readonly string[],
  said: (names: string) => string,
  name: (id: string) => string,
): string[] => (ids.length === 0 ? [] : [said(ids.map(name).join(', '))])

/** [REB-AVA.10, REB-AVA.19] The Avatar: where it is, how it fares, what it has played and what its deck shows. */
export const avatarLines = (drawn: Lodge): string[] => {
  const { view, say, game, name } = drawn
  const { avatar } = view
  if (avatar === undefined || view.round === 0) return []
  const wounds = cubesText(drawn, avatar.damage)
  const [marker = '', on = ''] = (avatar.back ?? '').split('.')
  const body = [
    game(`mage.${avatar.mage}`),
    placeName(drawn, avatar.place),
    say('blackRose.health', { left: avatar.health - avatar.damage.length, health: avatar.health }) +
      (wounds === '' ? '' : ` (${wounds})`),
    say('blackRose.avatarCards', { cards: avatar.cards, limit: avatar.limit }),
    ...(avatar.back === null
      ? []
      : [say('blackRose.avatarBack', { marker: game(`type.${marker}`), on: game(`text.action.on.${on}`) })]),
    ...namesLine(
      avatar.jinxes.map(({ kind }) => kind),
      (names) => say('blackRose.jinxes', { names }),
      name,
    ),
  ]
  return [
    ...titled(drawn, `${signOf(-1)} ${pc.bold(game('named.avatar'))}`, body.join(' · ')),
    ...(avatar.revealed.length === 0 ? [] : titled(drawn, '', pc.dim(avatar.revealed.map(name).join(', ')))),
    ...evocationLines(drawn, -1),
  ]
}
