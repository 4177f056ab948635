import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useText } from '../texts/context.tsx'
import style from './dialog.module.css'

/** A dialog over the page: closed by its button, Escape or a click beside it. */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  wide = false,
  children,
}: {
  readonly title: string
  readonly isOpen: boolean
  onClose(): void
  readonly wide?: boolean
  readonly children: ReactNode
}) => {
  const t = useText()
  return (
    <ModalOverlay
      className={style.overlay ?? ''}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={`${style.modal} ${wide ? style.wide : ''}`}>
        <AriaDialog className={style.dialog ?? ''}>
          <div className={style.head}>
            <Heading slot="title" className={style.title ?? ''}>
              {title}
            </Heading>
            <button type="button" className="button quiet small" aria-label={t('close')} onClick={onClose}>
              ✕
            </button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
