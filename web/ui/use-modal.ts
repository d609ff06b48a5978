import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { coverPage } from './open-sheets.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
}

/** The browser's own modal: it traps and returns the focus, and closes on Escape and on going back. Spread the result on a `dialog`. */
export function useModal({ open, onClose }: { open: boolean; onClose: () => void }): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const closeNow = useEffectEvent(onClose)

  // A layout effect, because its clean-up runs while the element is still in the page, which the return of the focus needs.
  useLayoutEffect(() => {
    const element = ref.current
    if (!open || !element) return
    element.showModal()
    const uncover = coverPage(() => closeNow())
    return () => {
      uncover()
      element.close()
    }
  }, [open])

  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onClose()
    },
    // Some browsers close it on a second Escape regardless. (If it was reopened at once, it is open by now.)
    onClose() {
      if (open && !ref.current?.open) onClose()
    },
  }
}
