import type { ReactNode } from 'react'
import style from './effect-chain.module.css'

/** Link of an effect chain: an effect, damage on its way, or something at which all that lies below waits. */
export interface ChainLink {
  readonly key: string
  readonly sort: 'working' | 'waiting' | 'turn' | 'packet' | 'stop'
  readonly name: string
  /** Card that it comes from; a click on the name shows it. */
  readonly card?: string | undefined
  /** True of the link with which the rules go on. */
  readonly now?: boolean
  readonly children?: ReactNode
}

/** Effect chain: a row of names, or a stack with the sentences of each effect. In a region its names are stops of the arrows. */
export const EffectChain = ({
  name,
  form,
  links,
  inspect,
}: {
  /** Name of the list, where no part of the board around it has it. */
  readonly name?: string
  readonly form: 'row' | 'stack'
  readonly links: readonly ChainLink[]
  inspect(card: string): void
}) => (
  <ol className={style.chain} data-form={form} aria-label={name}>
    {links.map(({ key, sort, name: called, card, now = false, children }) => (
      <li key={key} className={style.link} data-sort={sort} aria-current={now ? 'step' : undefined}>
        <span className={style.name}>
          {card === undefined ? (
            called
          ) : (
            <button
              type="button"
              {...(form === 'row' ? { 'data-stop': true, tabIndex: -1 } : {})}
              onClick={() => inspect(card)}
            >
              {called}
            </button>
          )}
        </span>
        {children}
      </li>
    ))}
  </ol>
)
