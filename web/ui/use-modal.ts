import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
}

/** The browser's own modal: it traps and returns the focus, and closes on Escape. Spread the result on a `dialog`. */
export function useModal({ open, onClose }: { open: boolean; onClose: () => void }): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect, because its clean-up runs while the element is still in the page, which the return of the focus needs.
  useLayoutEffect(() => {
    const element = ref.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
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
