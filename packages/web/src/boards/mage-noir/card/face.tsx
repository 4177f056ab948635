import { type Message, say } from '@conclave/kernel'
import type { Mana } from '@conclave/mage-noir'
import { Fragment } from 'react'
import { CardBack } from '../../parts/card-back.tsx'
import { ElementMark, ManaRow } from '../element-mark.tsx'
import style from './face.module.css'
import { longestWord, softened } from './name-fit.ts'
import { Picture } from './picture.tsx'
import { type Need, printedOn, wordsOf } from './printed.ts'

type Speak = (message: Message) => string

/** A text with more letters than these is set smaller; one with more than those, smaller still. */
const [long, veryLong] = [150, 280]

/** The face of a card: element, cost, picture, name, what it needs and the words it gives. */
export const Face = ({
  id,
  speak,
  cost,
  missing,
  needs,
  life,
  text,
  size = 'board',
}: {
  readonly id: string
  readonly speak: Speak
  /** Cost now; printed unless told. */
  readonly cost?: Mana | undefined
  readonly missing?: Mana
  readonly needs?: readonly Need[]
  /** The life of a permanent now; printed unless told. */
  readonly life?: number
  /** Text of the card, for where there is room to read it. */
  readonly text?: Message | undefined
  readonly size?: 'board' | 'hand' | 'large'
}) => {
  const card = printedOn(id)
  if (card === undefined) return null
  const lines = needs ?? card.requires.map(({ word, count }) => ({ word, count, met: true }))
  const gives = wordsOf(id)
  const lives = life ?? card.life ?? 0
  const name = speak(say(`card.${id}`))
  const written = text === undefined ? null : speak(text)
  return (
    <span className={style.face} data-element={card.element} data-type={card.type} data-size={size}>
      <span className={style.head}>
        <ElementMark element={card.element} speak={speak} className={style.element} />
        {size !== 'board' && (
          <ManaRow
            mana={cost ?? card.cost}
            speak={speak}
            className={style.cost}
            {...(missing === undefined ? {} : { missing })}
          />
        )}
        {card.slot !== undefined && (
          <span className={style.slot}>
            <Picture name={card.slot === 'ring' ? 'slotRing' : card.slot} />
          </span>
        )}
      </span>
      <span className={style.picture}>
        <Picture name={id} />
      </span>
      {written !== null && (
        <span
          className={style.text}
          data-long={written.length > veryLong ? 'very' : written.length > long || undefined}
        >
          {written}
        </span>
      )}
      {size !== 'board' && lines.length > 0 && (
        <span className={style.needs}>
          {lines.map(({ word, count, met }) => (
            <span key={word} className={style.need} data-missing={!met || undefined}>
              {count > 1 && `${count}×`}
              {speak(say(`word.${word}`))}
            </span>
          ))}
        </span>
      )}
      <span className={style.name} style={{ '--longest': longestWord(name) }}>
        {softened(name)
          .split(' ')
          .map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the name
            <Fragment key={at}>
              {at > 0 && ' '}
              <span className={style.part}>{word}</span>
            </Fragment>
          ))}
      </span>
      {gives.length > 0 && (
        <span className={style.gives}>
          {gives.map((word) => (
            <span key={word} className={style.word}>
              {speak(say(`word.${word}`))}
            </span>
          ))}
        </span>
      )}
      {lives > 0 && <span className={style.life}>{lives}</span>}
    </span>
  )
}

export const Back = () => (
  <CardBack>
    <span className={style.spark} />
  </CardBack>
)
