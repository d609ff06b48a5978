import { useEffect, useRef, useState } from 'react'

/** A form whose first field with a problem gets the focus and is scrolled to: on a phone it may be far from the button. */
export function useFocusProblem() {
  const form = useRef<HTMLFormElement>(null)
  /** How often sending was tried in vain: the same problem is shown again at each try. */
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [tries])
  return { form, showProblem: () => setTries((before) => before + 1) }
}
