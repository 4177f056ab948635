import { type CardInfo, say } from '@conclave/kernel'
import { type ReactNode, useRef } from 'react'
import { usePlay } from '../play/play.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { useDismiss } from '../ui/use-dismiss.ts'
import style from './preview-pane.module.css'

/** One card, large: all its text, what is printed on it, and the words of its glossary. One element for all cards. */
export const PreviewPane = () => {
  const { shown, up, passing, hold, cards, texts, inspect, loaded, drawer } = usePlay()
  const card = shown === null ? undefined : cards.get(shown)
  const place = useRef<HTMLElement>(null)
  // Above the board an opened card is in the way of the next thing that is tapped.
  useDismiss(card !== undefined && !passing && drawer === null, place, () => inspect(null))
  if (card === undefined) return drawer === null ? null : <Empty hint={texts.t('preview.hint')} />
  const Face = loaded.kit?.Face
  const tellsAll = loaded.kit?.tellsAll?.(card) === true
  return (
    <aside
      ref={place}
      className={style.place}
      aria-label={texts.t('preview')}
      data-kind={card.kind}
      data-passing={passing || undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget }) => hold(currentTarget.matches(':hover'))}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key */}
      <section key={card.id} className={style.pane} tabIndex={0} aria-label={texts.speak(card.name)}>
        {Face !== undefined && !tellsAll && <Face card={card} speak={texts.speak} up={up} />}
        <CardFace card={card} texts={texts}>
          {Face !== undefined && tellsAll && <Face card={card} speak={texts.speak} up={up} />}
        </CardFace>
        <button
          type="button"
          className={style.close}
          aria-label={texts.t('close')}
          onClick={() => inspect(null)}
        >
          ✕
        </button>
      </section>
    </aside>
  )
}

const Empty = ({ hint }: { readonly hint: string }) => (
  <div className={style.empty}>
    <p className="faint">{hint}</p>
  </div>
)

/** Name, text and facts. A face that says all the text stands in its place. */
const CardFace = ({
  card,
  texts,
  children,
}: {
  readonly card: CardInfo
  readonly texts: TableTexts
  readonly children: ReactNode
}) => (
  <div className={style.face}>
    <p className={style.kind}>
      {texts.has(`kind.${card.kind}`) ? texts.speak(say(`kind.${card.kind}`)) : card.kind}
      {card.count > 1 && ` · ×${card.count}`}
    </p>
    <h3 className={style.name}>{texts.speak(card.name)}</h3>
    {children || <p className={style.text}>{texts.speak(card.text)}</p>}
    <Facts card={card} texts={texts} />
    <Glossary card={card} texts={texts} />
  </div>
)

/** The words of the game that the card's text uses, each with its meaning. */
const Glossary = ({ card, texts }: { readonly card: CardInfo; readonly texts: TableTexts }) => {
  const words = texts.glossaryIn(texts.speak(card.text))
  if (words.length === 0) return null
  return (
    <details className={style.glossary}>
      <summary>{texts.t('rules.glossary')}</summary>
      <dl>
        {words.map((word) => (
          <div key={word}>
            <dt>{texts.speak(say(`glossary.${word}`))}</dt>
            <dd>{texts.speak(say(`glossary.${word}.text`))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const Facts = ({ card, texts }: { readonly card: CardInfo; readonly texts: TableTexts }) => {
  const { unprinted = [] } = usePlay().loaded.kit ?? {}
  const facts = Object.entries(card.facts).filter(
    ([name, value]) =>
      !unprinted.includes(name) && (typeof value === 'number' || typeof value === 'string') && value !== 0,
  )
  if (facts.length === 0) return null
  return (
    <dl className={style.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{texts.has(`fact.${name}`) ? texts.speak(say(`fact.${name}`)) : name}</dt>
          <dd>{factValue(texts, name, value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A fact's value in words, if the game has some for it. */
const factValue = (texts: TableTexts, name: string, value: unknown): string => {
  const ids = [`${name}.${value}`, `kind.${value}`, `colour.${value}`, `card.${value}`]
  const id = typeof value === 'string' ? ids.find((each) => texts.has(each)) : undefined
  return id === undefined ? String(value) : texts.speak(say(id))
}
