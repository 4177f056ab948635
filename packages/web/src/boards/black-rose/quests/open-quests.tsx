import { say } from '@conclave/kernel'
import { Region } from '../../parts/region.tsx'
import { OwnerMark } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './quests.module.css'

/** So many of one's own have room for their spaces beside their names. */
const few = 3

/** [REB-QST.1, REB-QST.2] The quests of everybody: one's own in full, those that can be solved first; then those of the others. */
export const OpenQuests = () => {
  const { table, near, me, speak } = useBoard()
  const { quests, toSolve = [], completed, questLimit = 0 } = me
  const others = table.mages.flatMap((mage, seat) => (seat === near ? [] : [{ mage, seat }]))
  const isAnyOther = others.some(({ mage }) => mage.quests.length + (mage.toSolve ?? []).length > 0)
  return (
    <Region name="quests" title={speak(words('quests.open'))} className={`${style.tray} ${style.shared}`}>
      <h3 className={style.heading}>
        {speak(words('quests'))}{' '}
        {quests.length > questLimit ? (
          speak(words('quests.over', { count: quests.length, limit: questLimit }))
        ) : (
          <>
            <b>{quests.length}</b>/{questLimit}
          </>
        )}
        {completed.length > 0 && (
          <span className={style.done}>{speak(words('quests.solved', { count: completed.length }))}</span>
        )}
      </h3>
      {quests.length + toSolve.length === 0 && <p className={style.none}>{speak(words('quests.none'))}</p>}
      <ul className={style.quests} data-many={quests.length + toSolve.length > few || undefined}>
        {toSolve.map((quest) => (
          <Own key={quest} quest={quest} />
        ))}
        {quests.map(
          ({ quest, progress }) => quest !== null && <Own key={quest} quest={quest} progress={progress} />,
        )}
        {isAnyOther && (
          <li className={style.others}>
            <h4 className={style.subheading}>{speak(words('quests.others'))}</h4>
            <ul className={style.rows}>
              {others.flatMap(({ mage, seat }) => [
                ...(mage.toSolve ?? []).map((quest) => (
                  <Row key={`${seat} ${quest}`} seat={seat} quest={quest} />
                )),
                ...mage.quests.flatMap(({ quest, progress }) =>
                  quest === null
                    ? []
                    : [<Row key={`${seat} ${quest}`} seat={seat} quest={quest} progress={progress} />],
                ),
              ])}
            </ul>
          </li>
        )}
      </ul>
    </Region>
  )
}

interface OpenQuest {
  readonly quest: string
  /** Cubes on it, and the number it takes; absent once it is completed. */
  readonly progress?: { readonly have: number; readonly need: number } | null
}

/** The spaces for cubes, those of its owner on them. */
const Cubes = ({ owner, progress }: { readonly owner: number } & Pick<OpenQuest, 'progress'>) =>
  progress == null ? null : (
    <span className={style.bar} aria-hidden="true">
      {Array.from({ length: progress.need }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
        <span key={at} className={style.space}>
          {at < progress.have && <OwnerMark owner={owner} />}
        </span>
      ))}
    </span>
  )

/** A quest of one's own, with what it asks for, or once it is completed with what it brings. */
const Own = ({ quest, progress }: OpenQuest) => {
  const { near, card, cards, speak, alone } = useBoard()
  const info = cards.get(quest)
  if (info?.kind !== 'quest') return null
  const { moon, power } = info.facts
  const isDone = progress == null
  return (
    <li className={style.quest} data-met={isDone || undefined}>
      <Spot
        thing={`quest:${quest}`}
        label={speak(
          isDone
            ? words('quest.solve.label', { quest: card(quest), text: info.text })
            : words('quest.label', { quest: card(quest), text: info.text, ...progress }),
        )}
        card={quest}
        className={`${style.spot} ${style.open}`}
        glow="ring"
      >
        <span className={style.name}>
          <span className={style.moons}>{'☾'.repeat(moon)}</span> {card(quest)}
        </span>
        <span className={style.task}>
          {isDone && info.reward !== null ? speak(info.reward) : alone(info.task)}
        </span>
        <span className={style.progress}>
          {isDone ? (
            <span className={style.tick} aria-hidden="true">
              ✓
            </span>
          ) : (
            <>
              <Cubes owner={near} progress={progress} />
              {progress.have}/{progress.need}
            </>
          )}
          <span className={style.power}>
            <Picture name="rose" />
            {power}
          </span>
        </span>
      </Spot>
    </li>
  )
}

/** A quest of somebody else, in a line. */
const Row = ({ seat, quest, progress }: { readonly seat: number } & OpenQuest) => {
  const { card, cards, speak } = useBoard()
  const info = cards.get(quest)
  if (info?.kind !== 'quest') return null
  const told = { player: say(`seat.${seat}`), quest: card(quest), text: info.text }
  return (
    <li>
      <Spot
        thing={`quest:${quest}`}
        label={speak(
          progress == null ? words('quest.row.done', told) : words('quest.row', { ...told, ...progress }),
        )}
        card={quest}
        className={style.row}
      >
        <OwnerMark owner={seat} />
        <span className={style.title}>{card(quest)}</span>
        {progress == null ? (
          <span className={style.tick} aria-hidden="true">
            ✓
          </span>
        ) : (
          <Cubes owner={seat} progress={progress} />
        )}
        <span className={style.worth}>
          <Sign name="rose" />
          {info.facts.power}
        </span>
      </Spot>
    </li>
  )
}
