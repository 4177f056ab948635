import {
  type BlackRoseOption,
  type BlackRoseQuestion,
  type BlackRoseView,
  type Forecast,
  forecastOf,
  type NamedModel,
  rulesIn,
} from '@conclave/black-rose'
import { keyOf, type Message, type Seat, say } from '@conclave/kernel'
import type { Plan } from '../../../kit/kit.ts'
import type { Thing } from '../../../table/table.ts'
import { linesOf, modelName } from '../forecast/lines.ts'
import type { Leading, Question } from '../kit.ts'
import { going, isUsable, type Model, waysOf } from '../lodge/ways.ts'
import { ownerName } from '../owner-name.ts'
import { aimQuestion } from '../prompt/ahead.ts'
import { words } from '../texts/index.ts'

// What a player does at once by a click on a thing of the Lodge, though the rules ask for it step by step: go to a room, attack
// somebody, cast the next spell at somebody. Buttons ask for the same step by step.

/** A plan, and what is known of how it ends. */
export interface Deed extends Plan<BlackRoseOption> {
  readonly foretells: Forecast | null
  course(): Leading
}

type Table = BlackRoseView
type Options = readonly BlackRoseOption[]

const deed = (
  key: string,
  thing: Thing,
  name: Message,
  first: BlackRoseOption,
  course: () => Leading,
  foretells: Forecast | null = null,
): Deed => ({
  key,
  thing,
  name,
  first,
  foretells,
  course,
  goesOn: () => null,
  leads: () => ({ next: course() }),
})

/** A model as it is chosen, and where it stands on the board. */
const targeted = (option: BlackRoseOption): { readonly thing: Thing; readonly model: NamedModel } | null => {
  switch (option.do) {
    case 'target':
      return { thing: `mage:${option.seat}`, model: { seat: option.seat } }
    case 'evocation':
      return {
        thing: `evocation:${option.n}`,
        model: { kind: option.kind, n: option.n, seat: option.seat },
      }
    default:
      return null
  }
}

/** Everybody in a room who is not this seat's, as they are chosen. */
const enemiesIn = ({ mages, evocations }: Table, seat: Seat, room: string): BlackRoseOption[] => [
  ...mages.flatMap(({ place }, other): BlackRoseOption[] =>
    place === room && other !== seat ? [{ do: 'target', seat: other }] : [],
  ),
  ...evocations.flatMap(({ place, owner, kind, n, paired }): BlackRoseOption[] =>
    place === room && owner !== seat && paired === undefined
      ? [{ do: 'evocation', kind, n, seat: owner }]
      : [],
  ),
]

const strikeForecast = (table: Table, seat: Seat, model: NamedModel, at: BlackRoseOption) =>
  forecastOf(table, { seat, kind: 'attackTarget', manner: 'turn', about: { model } }, at)

const linesIn = (foretold: Forecast | null, table: Table): Message | undefined =>
  foretold === null ? undefined : linesOf(foretold, table)[0]

/** End of a deed, for its name: the first line of its forecast, or its target. */
const endOf = (foretold: Forecast | null, model: NamedModel, table: Table): Message =>
  linesIn(foretold, table) ?? modelName(model)

/** [BRW-ACT.8] A room within reach: she goes there, stays, and uses it if she can; who wants less moves step by step. */
const walks = (table: Table, question: Question, options: Options): Deed[] => {
  const model: Model = { mage: question.seat }
  const first = options.find((option) => option.do === 'move')
  if (first === undefined) return []
  return [...waysOf(table, question, options, model)].map(([room, way]) => {
    const uses = isUsable(table, question.seat, room)
    const name = words(uses ? 'deed.go.use' : 'deed.go', { room: say(`room.${room}`) })
    return deed(`go ${room}`, `room:${room}`, name, first, () => going({ model, way, uses }))
  })
}

/** [BRW-ACT.8] The own room, used before one moves: what is asked step by step goes on from there. */
const usesFirst = (table: Table, { seat }: Question, options: Options): Deed[] => {
  const mage = table.mages[seat]
  const room = table.lodge.find((each) => each.room === mage?.place)
  const first = options.find((option) => option.do === 'move')
  if (mage === undefined || room === undefined || first === undefined) return []
  if (!rulesIn(table.edition).activatesBefore || !isUsable(table, seat, room.room)) return []
  const leads = (): Leading => {
    let given = 0
    return (question, offered) => {
      if (given === 0 && question.kind === 'component') {
        given++
        return first
      }
      if (given !== 1 || question.kind !== 'activateHere') return null
      given++
      return offered.find((option) => option.do === 'activate') ?? null
    }
  }
  const name = words('deed.use', { room: say(`room.${room.room}`) })
  return [deed(`use ${room.room}`, `room:${room.room}`, name, first, leads)]
}

/** [BRW-ACT.8] Somebody in the same room: she is attacked. */
const attacks = (table: Table, { seat }: Question, options: Options): Deed[] => {
  const first = options.find((option) => option.do === 'attack')
  const place = table.mages[seat]?.place
  if (first === undefined || place === undefined || place === 'cell') return []
  return enemiesIn(table, seat, place).flatMap((option): Deed[] => {
    const at = targeted(option)
    if (at === null) return []
    const foretold = strikeForecast(table, seat, { seat }, option)
    const name = words('deed.attack', { end: endOf(foretold, at.model, table) })
    const leads = (): Leading => {
      const strike = going({ model: { mage: seat }, way: [], strikes: option })
      let begun: object | null = null
      return (question, offered, now) => {
        if (question.kind !== 'component') return strike(question, offered, now as Table)
        if (begun !== null && begun !== now) return null
        begun = now
        return first
      }
    }
    return [deed(`attack ${keyOf(option)}`, at.thing, name, first, leads, foretold)]
  })
}

/** [BRW-CAST.3] Somebody whom a spell can be aimed at that may be cast now: it is cast at her. */
const casts = (table: Table, { seat }: Question, options: Options): Deed[] =>
  table.casting.flatMap((spell) => {
    const first = options.find(({ do: sort }) => sort === (spell.slot === 'quick' ? 'castQuick' : 'castNext'))
    if (first === undefined) return []
    return spell.aims.flatMap(({ option }): Deed[] => {
      const at = aimedAt(option)
      if (at === null) return []
      const foretold = forecastOf(table, aimQuestion(spell, seat), option)
      const name = words('cast.at', {
        card: say(`spell.${spell.card}`),
        forecast: linesIn(foretold, table) ?? at.end,
      })
      const key = `cast ${spell.slot} ${keyOf(option)}`
      return [deed(key, at.thing, name, first, () => castingAt(first, option), foretold)]
    })
  })

/** A model or a room at which a spell is aimed. */
const aimedAt = (option: BlackRoseOption): { readonly thing: Thing; readonly end: Message } | null => {
  if (option.do === 'room') return { thing: `room:${option.room}`, end: say(`room.${option.room}`) }
  const at = targeted(option)
  return at && { thing: at.thing, end: modelName(at.model) }
}

/** Casts a spell and aims it; an element and reactions that come between are answered by whom they ask. */
export const castingAt = (first: BlackRoseOption, target: BlackRoseOption): Leading => {
  let begun: object | null = null
  return ({ kind }, options, table) => {
    if (kind === 'component') {
      if (begun !== null && begun !== table) return null
      begun = table
      return first
    }
    if (kind === 'aim') return options.find((option) => keyOf(option) === keyOf(target)) ?? null
    return kind === 'element' || kind === 'react' || kind === 'liftJinx' ? 'wait' : null
  }
}

/** [BRW-EVP.2] Deeds of an evocation that has not acted: where it can go, and the targets there. */
const sends = (table: Table, question: BlackRoseQuestion<'nextEvocation'>, options: Options): Deed[] =>
  options.flatMap((first): Deed[] => {
    const evocation = first.do === 'evocation' ? table.evocations.find(({ n }) => n === first.n) : undefined
    if (evocation === undefined) return []
    const { n, kind, owner, place, attack } = evocation
    const model: Model = { evocation: n }
    const ways = new Map([[place, []], ...waysOf(table, question, options, model)])
    const self: NamedModel = { kind, n, seat: owner }
    return [...ways].flatMap(([room, way]): Deed[] => [
      ...(room === place
        ? []
        : [
            deed(
              `send ${n} ${room}`,
              `room:${room}`,
              words('deed.send', { kind: say(`evocation.${kind}`), room: say(`room.${room}`) }),
              first,
              () => going({ model, way }),
            ),
          ]),
      ...(attack === 0 ? [] : enemiesIn(table, question.seat, room)).flatMap((option): Deed[] => {
        const at = targeted(option)
        if (at === null) return []
        const foretold = strikeForecast(table, question.seat, self, option)
        const name = words('deed.strike', {
          kind: say(`evocation.${kind}`),
          end: endOf(foretold, at.model, table),
        })
        return [
          deed(
            `strike ${n} ${keyOf(option)}`,
            at.thing,
            name,
            first,
            () => going({ model, way, strikes: option }),
            foretold,
          ),
        ]
      }),
    ])
  })

/** [BRW-ACT.11] On the way, by one click to a room that is farther than a step. */
const strides = (table: Table, question: BlackRoseQuestion<'step'>, options: Options): Deed[] => {
  const { model: named } = question.about
  const model: Model = 'n' in named ? { evocation: named.n } : { mage: named.seat }
  return [...waysOf(table, question, options, model)].flatMap(([room, way]): Deed[] => {
    const first = options.find((option) => option.do === 'room' && option.room === way[0])
    if (first === undefined || way.length < 2) return []
    const name = words('deed.go', { room: say(`room.${room}`) })
    return [deed(`stride ${room}`, `room:${room}`, name, first, () => going({ model, way }))]
  })
}

/** [BRW-R.45] All that is healed, as far as it goes, by cubes of one owner. */
const cubesOf = ({ about }: BlackRoseQuestion<'effect'>, options: Options): Deed[] => {
  const cubes = options.filter((option) => option.do === 'cube')
  return cubes.map((first) => {
    const next = (): Leading => (question, offered) =>
      question.kind === 'effect' && JSON.stringify(question.about) === JSON.stringify(about)
        ? (offered.find((option) => keyOf(option) === keyOf(first)) ?? null)
        : null
    const name = words('deed.cubes', { player: ownerName(first.seat) })
    return deed(`cubes ${first.seat}`, `cubes:${first.seat}`, name, first, next)
  })
}

/**
 * [BRW-ACT.3] Deeds of a component: the nearest thing is done. Whoever can be attacked is, a room within reach is walked to; a
 * spell that shall go there is taken up first.
 */
const inComponent = (table: Table, question: Question, options: Options): Deed[] => {
  const byFoot = [
    ...walks(table, question, options),
    ...usesFirst(table, question, options),
    ...attacks(table, question, options),
  ]
  const taken = new Set(byFoot.map(({ thing }) => thing))
  return [...byFoot, ...casts(table, question, options).filter(({ thing }) => !taken.has(thing))]
}

/** Everything that can be done at once by a click on a thing of the Lodge. */
export const deedsOf = (question: Question, options: Options, table: Table): readonly Deed[] => {
  switch (question.kind) {
    case 'component':
      return inComponent(table, question, options)
    case 'nextEvocation':
      return sends(table, question, options)
    case 'step':
      return strides(table, question, options)
    case 'effect':
      return cubesOf(question, options)
    case 'libraryKeep':
      return keeps(question, options)
    default:
      return []
  }
}

/**
 * [BRW-STU.2] Deeds in the Library: whoever keeps her last card has studied, and only the removal of a spell is left, which she
 * could do before.
 */
const keeps = ({ about: { left } }: BlackRoseQuestion<'libraryKeep'>, options: Options): Deed[] =>
  left > 1
    ? []
    : options.flatMap((first): Deed[] =>
        first.do === 'card'
          ? [
              deed(
                `keep ${first.card}`,
                `choice:${first.card}`,
                words('deed.keep', { card: say(`spell.${first.card}`) }),
                first,
                () => keepingLast(first),
              ),
            ]
          : [],
      )

const keepingLast =
  (kept: BlackRoseOption): Leading =>
  ({ kind }, options) => {
    if (kind === 'libraryKeep') return options.find((option) => keyOf(option) === keyOf(kept)) ?? null
    // [BRW-STU.7] A hand that is too full is its player's own business.
    return kind === 'study' ? (options.find((option) => option.do === 'end') ?? null) : null
  }

export const byThing = (deeds: readonly Deed[]): ReadonlyMap<Thing, readonly Deed[]> => {
  const found = new Map<Thing, Deed[]>()
  for (const each of deeds) {
    const others = found.get(each.thing)
    if (others === undefined) found.set(each.thing, [each])
    else others.push(each)
  }
  return found
}
