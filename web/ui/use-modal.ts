import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
}

/** The browser's own modal: it traps focus, returns it, and answers Escape. Spread the answer on a `dialog`. */
export function useModal({ open, onClose }: { open: boolean; onClose: () => void }): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect, because its clean-up still finds the element in the page: only then does focus go back.
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
    // Some browsers close it on a second Escape whatever we say. (Closed and opened again at once, it is open by now.)
    onClose() {
      if (open && !ref.current?.open) onClose()
    },
  }
}
