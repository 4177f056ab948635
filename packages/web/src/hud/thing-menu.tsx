import { type CardInfo, keyOf } from '@conclave/kernel'
import { useEffect, useRef } from 'react'
import { Menu, MenuItem, Popover, Text } from 'react-aria-components'
import { usePlay } from '../play/play.ts'
import type { ThingMenu as Shown } from '../play/use-play-state.ts'
import style from '../ui/menu.module.css'
import { isNarrow } from '../ui/narrow.ts'

/** Anchor of a menu: the thing that was clicked. On a narrow page the question below stays free to be read. */
const placeFor = (clicked: Element): Element => (isNarrow() ? clicked.closest('#prompt') : null) ?? clicked

/**
 * Distance of a menu from its anchor: one of the prompt bar leaves in sight what the board keeps at its top (`data-in-sight`).
 */
const distanceFrom = (clicked: Element): number => {
  const kept = document.querySelector('#board [data-in-sight]')
  if (kept === null || isNarrow() || clicked.closest('#prompt') === null) return usualDistance
  const below = kept.getBoundingClientRect().bottom - clicked.getBoundingClientRect().bottom
  return Math.max(usualDistance, below + 4)
}
const usualDistance = 8

/** True if the text of a card stands in the menu: where there is no room beside it, and where nothing is pointed at. */
const isReadHere = (): boolean => isNarrow() || matchMedia('(hover: none)').matches

/** The options of one thing, beside it. A card that is chosen can be read before. */
export const ThingMenu = ({ menu, onClose }: { readonly menu: Shown | null; onClose(): void }) => {
  const { question, texts, choose, givePlan, cards, loaded, preview, hold } = usePlay()
  const anchor = useRef<Element | null>(null)
  anchor.current = menu === null ? null : placeFor(menu.anchor)
  const list = useRef<HTMLDivElement>(null)
  // Opened by Enter on a thing, the menu keeps the focus for itself, and of a lone answer no arrow would find it.
  useEffect(() => {
    if (menu === null) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === list.current)
        list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [menu])
  const read = menu?.card ?? null
  // What one decides about stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every menu
  useEffect(() => {
    if (read === null || isReadHere()) return
    preview(read)
    hold(true)
    return () => hold(false)
  }, [read])
  const card = read === null ? undefined : cards.get(read)
  return (
    <Popover
      triggerRef={anchor}
      offset={menu === null ? usualDistance : distanceFrom(menu.anchor)}
      isOpen={menu !== null && question !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={style.popover ?? ''}
    >
      {card !== undefined && isReadHere() && (
        <div className={style.about} data-about={card.id}>
          <b>{texts.speak(card.name)}</b>
          <p className={style.text}>{texts.speak(card.text)}</p>
        </div>
      )}
      {menu !== null && question !== null && (
        <Menu
          ref={list}
          aria-label={texts.t('menu')}
          className={style.menu ?? ''}
          autoFocus="first"
          onAction={(key) => {
            const option = menu.options.find((each) => keyOf(each) === key)
            const plan = menu.plans.find((each) => each.key === key)
            if (plan !== undefined) givePlan(plan)
            else if (option !== undefined) choose(option)
          }}
        >
          {menu.plans.map(({ key, name }) => (
            <MenuItem key={key} id={key} textValue={texts.speak(name)} className={style.item ?? ''}>
              {texts.speak(name)}
            </MenuItem>
          ))}
          {menu.options.map((option) => {
            const name = texts.option(question, option)
            const about = cards.get(loaded.kit?.cardIn?.(option) ?? '')
            return (
              <MenuItem key={keyOf(option)} id={keyOf(option)} textValue={name} className={style.item ?? ''}>
                {({ isFocused }) =>
                  about === undefined || about === card ? (
                    name
                  ) : (
                    <Readable name={name} card={about} isRead={isFocused} />
                  )
                }
              </MenuItem>
            )
          })}
        </Menu>
      )}
    </Popover>
  )
}

/** An answer with its card, which is shown large while one looks at it; where there is no room for that, its text stands here. */
const Readable = ({
  name,
  card,
  isRead,
}: {
  readonly name: string
  readonly card: CardInfo
  readonly isRead: boolean
}) => {
  const { texts, preview } = usePlay()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every card that is looked at
  useEffect(() => {
    if (!isRead || isReadHere()) return
    preview(card.id)
    return () => preview(null)
  }, [isRead, card])
  return (
    <>
      <Text slot="label">{name}</Text>
      <Text slot="description" className={isReadHere() ? (style.text ?? '') : 'hidden'}>
        {texts.speak(card.text)}
      </Text>
    </>
  )
}
