import { rulesIn } from '@conclave/black-rose'
import { Region } from '../../parts/region.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { OpenQuests } from './open-quests.tsx'
import style from './quests.module.css'

/** [BRW-QST.1] So many unresolved quests a mage may hold. */
const limit = 2

/** The quests that lie here: one's own secret ones, or in Rebirth those of everybody. */
export const QuestTray = () => {
  const { table } = useBoard()
  return rulesIn(table.edition).openQuests ? <OpenQuests /> : <OwnQuests />
}

/** One's own unresolved quests, each with its condition and how far one has come. */
const OwnQuests = () => {
  const { me, own, card, cards, speak, alone, targets, orders, setOrder } = useBoard()
  return (
    <Region name="quests" title={speak(words('quests'))} className={style.tray}>
      <h3 className={style.heading}>
        {speak(words('quests'))} <b>{me.quests.length}</b>/{limit}
        {me.completed.length > 0 && (
          <span className={style.done}>{speak(words('quests.done', { count: me.completed.length }))}</span>
        )}
      </h3>
      {me.quests.length === 0 && <p className={style.none}>{speak(words('quests.none'))}</p>}
      <ul className={style.quests}>
        {me.quests.map(({ quest, moon, progress }, at) => {
          const info = quest === null ? undefined : cards.get(quest)
          if (quest === null || info?.kind !== 'quest')
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden quests are all alike
              <li key={at} className={style.secret}>
                <Picture name="quest" /> {speak(words('quest.hidden', { moon }))}
              </li>
            )
          const { have, need } = progress ?? { have: 0, need: 1 }
          const met = Math.min(have, need)
          const canComplete = targets.of(`quest:${quest}`).length > 0
          return (
            <li key={quest} className={style.quest} data-met={have >= need || undefined}>
              <Spot
                thing={`quest:${quest}`}
                label={speak(words('quest.label', { quest: card(quest), text: info.text, have: met, need }))}
                card={quest}
                className={style.spot}
                glow="ring"
              >
                <span className={style.name}>
                  <span className={style.moons}>{'☾'.repeat(moon)}</span> {card(quest)}
                </span>
                <span className={style.task}>
                  {/* What is done need not be read again: what it brings stands in its place. */}
                  {canComplete && info.reward !== null ? speak(info.reward) : alone(info.task)}
                </span>
                <span className={style.progress}>
                  <span className={style.bar}>
                    {Array.from({ length: Math.min(need, 12) }, (_, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                      <span key={n} className={style.box} data-full={n < met || undefined} />
                    ))}
                  </span>
                  {met}/{need}
                  <span className={style.power}>
                    <Picture name="rose" />
                    {info.facts.power}
                  </span>
                </span>
              </Spot>
            </li>
          )
        })}
      </ul>
      {/* [BRW-QST.6] Seldom wanted: whoever wants it says so beforehand, and is asked. */}
      {own && me.quests.length > 0 && (
        <label className={style.ask}>
          <input
            type="checkbox"
            checked={orders['give-up'] === true}
            onChange={({ target }) => setOrder('give-up', target.checked)}
          />
          {speak(words('quests.giveUp'))}
        </label>
      )}
    </Region>
  )
}
