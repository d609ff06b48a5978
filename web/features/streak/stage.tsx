import { type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/glyphs.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import './power-up.css'

type StageProps = {
  label: string
  /** Also called for Escape. */
  onClose: () => void
  /** Without a label there is no close button. */
  closeLabel?: string | undefined
  children: ReactNode
}

/** A full-screen dialog, dark in both themes. */
export function Stage({ label, onClose, closeLabel, children }: StageProps) {
  const modal = useModal({ open: true, onClose })
  const { ref } = modal
  // The browser would focus the first button, which is the close button.
  useLayoutEffect(() => ref.current?.focus(), [ref])
  return (
    <dialog {...modal} tabIndex={-1} aria-label={label} closedby="closerequest" className="stage on-ink outline-none">
      {children}
      {closeLabel && (
        <IconButton label={closeLabel} onClick={onClose} className="fixed end-3 top-3 text-text sm:end-6 sm:top-6">
          <Cross className="size-4" />
        </IconButton>
      )}
    </dialog>
  )
}
