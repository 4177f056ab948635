import { type Message, say } from '@conclave/kernel'
import { Icon } from '../../../art/icon.tsx'
import { Moon, Sun } from '../../../art/lights.tsx'
import { ColourMark, type ColourName, RainbowMark, shapes } from '../../../art/shapes.tsx'
import { alone } from '../../parts/alone.ts'
import { colourOf, pictureOf, printedOn, signsOf } from './art.ts'
import style from './face.module.css'

type Speak = Parameters<typeof alone>[0]

const isColour = (name: string): name is ColourName => Object.hasOwn(shapes, name)

/** The letter of a colour in the player's language. */
export const letterOf = (speak: Speak, colour: string): string =>
  alone(speak, say(`colour.${colour}`)).charAt(0)

/** A book's colour as shape and letter; the rainbow as five rays. */
export const BookMark = ({ colour, speak }: { readonly colour: string; readonly speak: Speak }) =>
  isColour(colour) ? <ColourMark colour={colour} letter={letterOf(speak, colour)} /> : <RainbowMark />

/** The short name of a card for its face: the colour is shown, not written. */
export const faceName = (speak: Speak, id: string): string => {
  const card = printedOn(id)
  if (card?.kind === 'base') return alone(speak, say(`action.${card.action}`))
  if (card?.kind === 'fortune') return alone(speak, say('kind.fortune'))
  if (card?.kind === 'wicked') return card.effect.piece === 'troll' ? alone(speak, say('piece.troll')) : ''
  return alone(speak, say(`card.${id}`))
}

/** A card’s text as short as it stands on its face: what is explained in brackets is read on the large card. */
const briefOf = (text: string): string => text.replaceAll(/\s*\([^)]*\)/g, '')

/** The face of a card: picture, name, strength, book and signs of what it does. */
export const Face = ({
  id,
  speak,
  text,
  size = 'row',
}: {
  readonly id: string
  readonly speak: Speak
  /** Text of the card, for where there is room to read it. */
  readonly text?: Message | undefined
  readonly size?: 'row' | 'large'
}) => {
  const card = printedOn(id)
  if (card === undefined) return null
  const colour = colourOf(id)
  const signs = signsOf(id)
  const name = faceName(speak, id)
  return (
    <span
      className={style.face}
      data-kind={card.kind}
      data-colour={colour}
      data-size={size}
      data-named={name !== '' || undefined}
    >
      {name !== '' && <span className={style.name}>{name}</span>}
      <span className={style.picture}>
        <Icon name={pictureOf(id)} />
      </span>
      {text !== undefined && <span className={style.text}>{briefOf(speak(text))}</span>}
      {signs.length > 0 && (
        <span className={style.signs}>
          {signs.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change
            <span key={at} className={style.part}>
              {part.map(({ icon, count }) => (
                <span key={icon} className={style.sign}>
                  <Icon name={icon} />
                  {count > 1 && count}
                </span>
              ))}
            </span>
          ))}
        </span>
      )}
      <span className={style.foot}>
        {card.sun > 0 && (
          <span className={style.strength}>
            <Sun />
            {card.sun}
          </span>
        )}
        {card.moon > 0 && (
          <span className={style.strength}>
            <Moon />
            {card.moon}
          </span>
        )}
        {card.kind === 'ally' && (
          <span className={style.cost}>
            <Icon name="influence" />
            {card.cost}
          </span>
        )}
        {colour !== undefined && (
          <span className={style.book}>
            {card.kind === 'base' && <Icon name="book" className={style.bookIcon} />}
            <BookMark colour={colour} speak={speak} />
          </span>
        )}
      </span>
    </span>
  )
}
