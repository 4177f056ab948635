import type { Option } from '@conclave/kernel'
import { useEffect } from 'react'
import type { DrawerTab, Play } from '../play/play.ts'
import { settings } from '../settings/settings.ts'

export interface Shortcuts {
  palette(): void
  help(): void
  advice(): void
}

const tabs: { readonly [key: string]: DrawerTab } = { l: 'log', r: 'rules', c: 'chat', d: 'cards' }

/** Single keys for everything one does often. Never while somebody types, and they can be switched off. */
export const useShortcuts = (play: Play | null, { palette, help, advice }: Shortcuts): void => {
  useEffect(() => {
    if (play === null) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        palette()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || !settings().shortcuts || isBusy(event.target))
        return
      if (!press(play, event.key, { palette, help, advice })) return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

const press = (play: Play, key: string, { palette, help, advice }: Shortcuts): boolean => {
  if (/^[1-9]$/.test(key)) return give(play, key)
  const tab = tabs[key]
  if (tab !== undefined) {
    play.openDrawer(play.drawer === tab ? null : tab)
    return true
  }
  switch (key) {
    case '/':
      palette()
      return true
    case '?':
      help()
      return true
    case 'h':
      advice()
      return true
    case 'u':
      play.undo()
      return true
    case 'e': {
      if (give(play, 'e')) return true
      const ending = play.options.find((option) => play.loaded.kit?.isEnding?.(option))
      if (ending !== undefined) play.choose(ending)
      return true
    }
    case 't': {
      const { suggestions } = play.snapshot
      const plan = suggestions.find(({ to }) => to === play.viewer)
      if (plan !== undefined) play.follow(plan, document.getElementById('follow'))
      return true
    }
    case 'g':
      play.suggesting.begin()
      return true
    case 'b':
      firstOnBoard()?.focus()
      return true
    case 'p':
      document.getElementById('prompt')?.focus()
      return true
    case 's':
      nextSeat(play)
      return true
    case 'Backspace':
      return give(play, 'Escape')
    case 'Escape': {
      // What was opened is closed first, then one goes back. A card that is just pointed at closes by itself.
      const opened = play.suggesting.plan !== null || (play.shown !== null && !play.passing)
      play.suggesting.cancel()
      play.inspect(null)
      if (!opened && !give(play, 'Escape')) play.goBack()
      return true
    }
    default:
      return false
  }
}

/** Gives the answer that has this key; what throws something away is asked for once more, beside its thing. */
const give = (play: Play, key: string): boolean => {
  const option = play.numbered.find((each) => play.keyFor(each) === key)
  if (option === undefined) return false
  const { question, loaded } = play
  if (question !== null && loaded.kit?.throwsAway?.(option, question) === true)
    play.chooseFrom([option], placeOf(play, option))
  else play.choose(option)
  return true
}

/** Element of the page where an answer is: its thing on the board if that can be seen, or else the prompt. */
const placeOf = ({ targets }: Play, option: Option): Element | null => {
  const thing = targets.things.find((each) => targets.of(each).includes(option))
  const seen = [...document.querySelectorAll('#board [data-thing]')].find(
    (each) => each.getAttribute('data-thing') === thing && each.checkVisibility({ visibilityProperty: true }),
  )
  return seen ?? document.getElementById('prompt')
}

/** The first thing on the board that can be seen: a phone's tabs are there on a wide page, too, but hidden. */
const firstOnBoard = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#board :is(button, [tabindex="0"]):not(:disabled)')].find(
    (each) => each.checkVisibility({ visibilityProperty: true }),
  )

const nextSeat = ({ snapshot: { mySeats }, viewer, setViewer }: Play): void => {
  if (mySeats.length < 2 || viewer === 'spectator') return
  const next = mySeats[(mySeats.indexOf(viewer) + 1) % mySeats.length]
  if (next !== undefined) setViewer(next)
}

/** Somebody types, or a dialog or menu is open. */
const isBusy = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
}
