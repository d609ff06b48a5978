import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Cross } from './glyphs.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons, in reading order; the main one last. */
  footer?: ReactNode
  /** Off where a stray tap would lose what was written. */
  lightDismiss?: boolean
  wide?: boolean
}

/** The browser's own modal: it traps focus, returns it, and answers Escape. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, footer, lightDismiss = true, wide = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect, because its clean-up still finds the element in the page: only then does focus go back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }

  // Some browsers close it on a second Escape whatever we say. (Closed and opened again at once, it is open by now.)
  const followBrowser = () => {
    if (open && !dialog.current?.open) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby={lightDismiss ? 'any' : 'closerequest'}
      onCancel={cancel}
      onClose={followBrowser}
      className={classNames('modal', wide && '[--modal-width:48rem]')}
    >
      {open && (
        <div className="plate grid max-h-[inherit] grid-rows-[auto_1fr_auto] [--plate-fill:var(--overlay)]">
          <h2 id={titleId} className="type-display ps-6 pe-20 pt-7 pb-3 text-heading">
            {title}
          </h2>
          <div className="overflow-y-auto overscroll-contain px-6 py-3">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-3 px-6 pt-3 pb-6">{footer}</div>}
          {/* Last, so that focus starts in the content. */}
          <IconButton label={closeLabel} onClick={onClose} className="absolute end-6 top-4">
            <Cross className="size-4" />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
