import { keyOf } from '@conclave/kernel'
import { useEffect, useRef } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { usePlay } from './play.ts'
import style from './thing-menu.module.css'
import type { ThingMenu as Shown } from './use-play-state.ts'

/** The options of one thing, beside it. */
export const ThingMenu = ({ menu, onClose }: { readonly menu: Shown | null; onClose(): void }) => {
  const { question, texts, choose } = usePlay()
  const anchor = useRef<Element | null>(null)
  anchor.current = menu?.anchor ?? null
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
  return (
    <Popover
      triggerRef={anchor}
      isOpen={menu !== null && question !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={style.popover ?? ''}
    >
      {menu !== null && question !== null && (
        <Menu
          ref={list}
          aria-label={texts.t('menu')}
          className={style.menu ?? ''}
          autoFocus="first"
          onAction={(key) => {
            const option = menu.options.find((each) => keyOf(each) === key)
            if (option !== undefined) choose(option)
          }}
        >
          {menu.options.map((option) => (
            <MenuItem key={keyOf(option)} id={keyOf(option)} className={style.item ?? ''}>
              {texts.option(question, option)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Popover>
  )
}
