import { useState } from 'react'
import { Named } from '../../parts/named.tsx'
import { Face } from '../card/face.tsx'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { useDropping } from '../drag/dragging.ts'
import { handBeside } from '../planning/plan.ts'
import { useSheet } from '../sheet-context.ts'
import { words } from '../texts/index.ts'
import { Answers, answerSorts } from './answers.tsx'
import { Choices } from './choices.tsx'
import style from './hand.module.css'
import { HandCard } from './hand-card.tsx'
import { type Looking, look, openAt, roomFor, sizes } from './looking.ts'
import { openWidth } from './open-width.ts'
import { PlanCard } from './plan-card.tsx'
import { inOrder } from './sorting.ts'
import { StudyForm } from './study-form.tsx'

const piles = ['hand', 'grimoire', 'memories'] as const
type PileName = (typeof piles)[number]

/** The hand, what is known of one's own piles, and cards that are chosen from something that does not lie open. */
export const HandTray = ({ tall }: { readonly tall: boolean }) => {
  const { me, own, speak, cards, targets, near, nameOf, table } = useBoard()
  const { planning, plan, spells } = useSheet()
  const [shown, show] = useState<PileName>('hand')
  const [open, lookAt] = useState<string | null>(null)
  const { draft } = me
  const hasPlan = me.slots.some(({ filled }) => filled !== false)
  const dropping = useDropping('hand')
  if (targets.things.some((thing) => thing.startsWith('school:'))) return <StudyForm />
  if (targets.things.some((thing) => answerSorts.some((sort) => thing.startsWith(`${sort}:`))))
    return <Answers />
  const choosing = targets.things.some((thing) => thing.startsWith('choice:'))
  const contents: { readonly [P in PileName]: readonly string[] | null } = {
    hand: planning ? handBeside(plan, spells) : me.hand.cards,
    grimoire: me.inGrimoire ?? [],
    memories: me.memories,
  }
  const counts = {
    hand: contents.hand?.length ?? me.hand.count,
    grimoire: me.grimoire.count,
    memories: me.memories.length,
  }
  // Before her starting list is chosen a mage has no spells, nor places for them.
  if (table.phase === 'opening' && me.grimoire.count === 0)
    return (
      <p className={style.hidden}>
        {speak(own ? words('hand.before') : words('hand.before.of', { player: nameOf(near) }))}
      </p>
    )
  const pile = planning || targets.things.some((thing) => thing.startsWith('hand:')) ? 'hand' : shown
  const listed = contents[pile]
  return (
    <div
      className={style.tray}
      data-planning={planning || undefined}
      data-bare={(!planning && listed?.length === 0) || undefined}
      data-place="hand"
      data-dropping={dropping}
    >
      {choosing && <Choices />}
      {!choosing && (
        <>
          <div className={style.piles}>
            {piles.map((name) => (
              <button
                key={name}
                type="button"
                data-stop
                tabIndex={-1}
                className={style.pile}
                aria-pressed={pile === name}
                onClick={() => show(name)}
              >
                {speak(words(`pile.${name}`))} <b>{counts[name]}</b>
                {name === 'hand' && <span className={style.limit}>/{me.handLimit}</span>}
              </button>
            ))}
          </div>
          {listed === null ? (
            <p className={style.hidden}>
              {speak(words('hand.hidden', { player: nameOf(near), count: counts.hand }))}
            </p>
          ) : listed.length === 0 ? (
            <p className={style.hidden}>{speak(words(own ? `pile.${pile}.none` : 'pile.none'))}</p>
          ) : (
            <ul className={style.cards} style={openWidth(listed, cards, speak)}>
              {inOrder(listed, cards).map((id, at, all) => {
                const key = `${id} ${at}`
                const looking: Looking = {
                  room: roomFor(all.length, tall, hasPlan),
                  open: openAt(all, planning ? (draft?.card ?? null) : null, open) === at,
                  onLook: () => lookAt(key),
                }
                if (pile !== 'hand') return <PileCard key={key} id={id} {...looking} />
                if (!planning) return <HandCard key={key} id={id} {...looking} />
                const chosen = draft?.card === id && all.indexOf(id) === at
                return <PlanCard key={key} id={id} chosen={chosen} {...looking} />
              })}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

/** A card of a pile: it can only be read. */
const PileCard = ({ id, ...looking }: { readonly id: string } & Looking) => {
  const { cards, speak, card, inspect, preview } = useBoard()
  const info = cards.get(id)
  const [place, cut] = useWholeLines<HTMLLIElement>(info === undefined ? '' : speak(info.text))
  return (
    <li
      ref={place}
      className={style[sizes[looking.room].place]}
      data-few={looking.room === 'few' || undefined}
      data-open={looking.open || undefined}
      data-cut={cut || undefined}
      {...look(looking)}
    >
      <button
        type="button"
        data-stop
        tabIndex={-1}
        className={style.reading}
        onClick={() => inspect(id)}
        onPointerEnter={() => preview(id)}
        onPointerLeave={() => preview(null)}
      >
        <Named name={card(id)}>
          <span className={style.inside}>
            <Face info={info} speak={speak} size={sizes[looking.room].face} />
          </span>
        </Named>
      </button>
    </li>
  )
}
