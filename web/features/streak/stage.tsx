import { type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/glyphs.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import './power-up.css'

type StageProps = {
  label: string
  /** Also asked for by Escape. */
  onClose: () => void
  /** Left out while there is something better to press. */
  closeLabel?: string | undefined
  children: ReactNode
}

/** The whole screen, dark in both themes, for the moments that want nothing beside them. */
export function Stage({ label, onClose, closeLabel, children }: StageProps) {
  const modal = useModal({ open: true, onClose })
  const { ref } = modal
  // The browser would choose the first button, which is the one that leaves.
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
