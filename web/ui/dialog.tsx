import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Cross } from './glyphs.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons, in reading order; the main one last. */
  footer?: ReactNode
  /** Set to false where an accidental tap outside would lose typed text. */
  lightDismiss?: boolean
  wide?: boolean
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, footer, lightDismiss = true, wide = false } = props
  const modal = useModal({ open, onClose })
  const titleId = useId()

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      closedby={lightDismiss ? 'any' : 'closerequest'}
      className={classNames('modal text-start', wide && '[--modal-width:48rem]')}
    >
      {open && (
        <div className="plate grid max-h-[inherit] grid-cols-1 grid-rows-[auto_1fr_auto] [--plate-fill:var(--overlay)]">
          <h2 id={titleId} className="type-display ps-6 pe-20 pt-7 pb-3 text-heading [overflow-wrap:anywhere]">
            {title}
          </h2>
          <div className="overflow-y-auto overscroll-contain px-6 py-3 focus-visible:-outline-offset-2">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-3 px-6 pt-3 pb-6">{footer}</div>}
          {/* Last in the DOM, so that the focus starts in the content. */}
          <IconButton label={closeLabel} onClick={onClose} className="absolute end-6 top-4">
            <Cross className="size-4" />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
