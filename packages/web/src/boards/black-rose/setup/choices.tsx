import { type ReactNode, useId } from 'react'
import style from './setup.module.css'

/** One of several ways to play, with what it means. */
export interface Way<V extends string> {
  readonly value: V
  readonly name: string
  readonly about: string
  readonly refused: string | null
}

/** Ways to play, of which one is chosen. */
export const Choices = <V extends string>({
  title,
  ways,
  chosen,
  onChange,
  children,
}: {
  readonly title: string
  readonly ways: readonly Way<V>[]
  readonly chosen: string
  onChange(value: V): void
  readonly children?: ReactNode
}) => {
  const id = useId()
  return (
    <fieldset className={style.choices} aria-describedby={children === undefined ? undefined : `${id}-help`}>
      <legend>{title}</legend>
      {ways.map(({ value, name, about, refused }) => (
        <label key={value} className={style.choice} data-refused={refused !== null || undefined}>
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            disabled={refused !== null}
            aria-describedby={`${id}-${value}`}
            onChange={() => onChange(value)}
          />
          <span className={style.name}>{name}</span>
          <span id={`${id}-${value}`} className={style.about}>
            {refused ?? about}
          </span>
        </label>
      ))}
      {children !== undefined && (
        <p id={`${id}-help`} className={`faint ${style.help}`}>
          {children}
        </p>
      )}
    </fieldset>
  )
}
