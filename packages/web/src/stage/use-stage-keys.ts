import { type RefObject, useEffect } from 'react'
import type { Stage } from '../scenes/use-stage.ts'

/** Somebody types, or a dialog or menu is open: keys are theirs. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null

/**
 * Space goes on and Escape leaves, before anything else hears of them; a scene that is stepped by hand also has the arrows.
 * The stage's own buttons have their keys for themselves.
 */
export const useStageKeys = (stage: Stage, panel: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    // What holds nobody takes no key either.
    if (stage.step === null || (!stage.held && !stage.again)) return
    const act = (key: string): boolean => {
      if (key === ' ') stage.next()
      else if (key === 'Escape') stage.skip()
      else if (stage.byHand && key === 'ArrowRight') stage.next()
      else if (stage.byHand && key === 'ArrowLeft') stage.back()
      else return false
      return true
    }
    const isOwn = ({ target, key }: KeyboardEvent): boolean =>
      key === ' ' && target instanceof Node && panel.current?.contains(target) === true
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target) || isOwn(event)) return
      if (!act(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // A button that has the focus is pressed when the key comes up.
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key === ' ' && !isBusy(event.target) && !isOwn(event)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown, true)
    addEventListener('keyup', onKeyUp, true)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      removeEventListener('keyup', onKeyUp, true)
    }
  })
}
