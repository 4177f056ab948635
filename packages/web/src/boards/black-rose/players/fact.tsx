import type { Message } from '@conclave/kernel'
import type { ReactNode } from 'react'
import type { RoseIcon } from '../art/icons.ts'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import style from './players.module.css'

/** A small figure with its sign, with a word where there is room for it, and what it means. */
export const Fact = ({
  icon,
  text,
  word,
  children,
}: {
  readonly icon: RoseIcon
  readonly text: Message
  readonly word?: Message
  readonly children?: ReactNode
}) => {
  const { speak } = useBoard()
  const meaning = speak(text)
  return (
    <span className={style.fact} title={meaning}>
      <Sign name={icon} />
      {word !== undefined && (
        <span className={style.word} aria-hidden="true">
          {speak(word)}
        </span>
      )}
      <span aria-hidden="true">{children}</span>
      <span className="hidden">{meaning}</span>
    </span>
  )
}
