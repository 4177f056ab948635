import { type Message, say } from '@conclave/kernel'
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import type { BoardProps, GameTypes } from '../../kit/kit.ts'
import type { Thing } from '../../table/table.ts'
import style from './spot.module.css'

/** So long a finger must rest to leave a flag. */
const longPress = 550
/** So many options are read out with a thing; more are found by activating it. */
const mostRead = 4

export interface SpotProps {
  readonly thing: Thing
  readonly label: string
  /** The card that is shown while this thing is looked at. */
  readonly card?: string | null
  /** The side of the card that lies up. */
  readonly up?: string | null
  readonly className?: string | undefined
  readonly children?: ReactNode
  /** Click while there is nothing to choose here. */
  readonly onPlain?: ((anchor: Element, lifts: boolean) => void) | undefined
  /** Look of a thing that can be chosen: a ring and a glow, or those of a card; otherwise the part shows it in a way of its own. */
  readonly glow?: 'ring' | 'card'
  /** For the style sheets. */
  readonly state?: string | undefined
  /** Click instead of choosing, where there is something to choose. */
  readonly onLegal?: ((anchor: Element, lifts: boolean) => void) | undefined
  /** True if a finger lifts it: it is read before anything is done with it, and reading leaves no flag. */
  readonly lifts?: boolean
  /** Press, where things can be dragged. */
  readonly onGrab?: ((event: PointerEvent) => void) | undefined
  /** Role for whoever does not see it, where it is no plain button. */
  readonly role?: 'gridcell' | undefined
}

/** Parts of the board that a spot needs. Every board has the texts `board.thing.options` and `board.thing.flag`. */
type Board<G extends GameTypes> = Pick<
  BoardProps<G>,
  | 'targets'
  | 'act'
  | 'preview'
  | 'ping'
  | 'pings'
  | 'pointedAt'
  | 'staged'
  | 'changed'
  | 'ledTo'
  | 'speak'
  | 'speakOption'
  | 'inspect'
>

/** A thing on a board: it can be clicked, read, flagged and pointed at. */
export const Spot = <G extends GameTypes>({
  board,
  thing,
  label,
  card,
  up = null,
  className = '',
  children,
  onPlain,
  onLegal,
  lifts = false,
  onGrab,
  role,
  glow,
  state,
}: SpotProps & { readonly board: Board<G> }) => {
  const {
    targets,
    act,
    preview,
    ping,
    pings,
    pointedAt,
    staged,
    changed,
    ledTo,
    speak,
    speakOption,
    inspect,
  } = board
  const pressing = useRef(0)
  const pressed = useRef(false)
  const byTouch = useRef(false)
  const options = targets.of(thing)
  const legal = options.length > 0
  const flags = pings.filter((each) => each.thing === thing)
  const plain = onPlain ?? (card ? () => inspect(card, up) : undefined)

  const isChanged = changed.includes(thing)

  let name: string = label
  if (isChanged) name = speak(say('board.thing.changed', { thing: name }))
  if (flags.length > 0) {
    const players = flags.map(({ from }): Message => say(from === 'spectator' ? '…' : `seat.${from}`))
    name = speak(say('board.thing.flag', { thing: name, player: players }))
  }
  if (legal && options.length <= mostRead) {
    name = speak(say('board.thing.options', { thing: name, options: options.map(speakOption).join(', ') }))
  }

  const flag = () => {
    if (!lifts) ping(thing)
    if (card) inspect(card, up)
  }
  const press = (event: PointerEvent) => {
    pressed.current = false
    byTouch.current = event.pointerType !== 'mouse'
    onGrab?.(event)
    if (event.pointerType === 'mouse') return
    pressing.current = window.setTimeout(() => {
      pressed.current = true
      flag()
    }, longPress)
  }
  const release = () => window.clearTimeout(pressing.current)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pressed.current) return
    // A click without a press is a key's.
    const touched = byTouch.current && event.detail > 0
    const lifted = lifts && touched
    if (legal) (onLegal ?? ((anchor: Element) => act(thing, anchor, lifted)))(event.currentTarget, lifted)
    else plain?.(event.currentTarget, touched)
  }

  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      className={`${style.spot} ${className}`}
      aria-disabled={!legal && plain === undefined ? true : undefined}
      data-thing={thing}
      data-glow={glow}
      data-legal={legal || undefined}
      data-dim={(!legal && targets.things.length > 0) || undefined}
      data-pointed={pointedAt.includes(thing) || undefined}
      data-staged={staged.includes(thing) || ledTo.includes(thing) || undefined}
      data-state={state}
      onClick={click}
      onContextMenu={(event) => {
        event.preventDefault()
        // A finger that rests is no right click.
        if (!pressed.current && !(lifts && byTouch.current)) ping(thing)
      }}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={(event) => {
        if (card && event.pointerType === 'mouse') preview(card, up)
      }}
      onPointerLeave={() => {
        release()
        if (card) preview(null)
      }}
      onFocus={({ currentTarget }) => {
        if (card && currentTarget.matches(':focus-visible')) preview(card, up)
      }}
      onBlur={() => {
        if (card) preview(null)
      }}
    >
      <span className="hidden">{name}</span>
      <span className={style.inside} aria-hidden="true">
        {children}
      </span>
      {isChanged && <span className={style.changed} data-changed aria-hidden="true" />}
      {flags.length > 0 && (
        <span className={style.flags} data-flags aria-hidden="true">
          {flags.map(({ id, from, step }) =>
            step === undefined ? (
              <svg key={id} viewBox="0 0 12 16" className={style.flag} aria-hidden="true" focusable="false">
                <path d="M2 1v14" stroke="var(--ink)" strokeWidth="1.6" />
                <path
                  d="M2.500 1.500 11 4.500 2.500 8z"
                  fill={from === 'spectator' ? 'var(--brass)' : `var(--seat-${from % 4})`}
                  stroke="var(--ink)"
                  strokeWidth="0.8"
                />
              </svg>
            ) : (
              <span
                key={id}
                className={style.step}
                style={{ borderColor: `var(--seat-${Number(from) % 4})` }}
              >
                {step}
              </span>
            ),
          )}
        </span>
      )}
    </button>
  )
}
