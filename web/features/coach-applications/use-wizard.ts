import { useRef, useState } from 'react'
import { type KeptWizard, keepWizard, readWizard } from './kept-wizard.ts'

/** Where the visitor is in the wizard. The password lives only as long as this page. */
export function useWizard() {
  const [wizard, setWizard] = useState(readWizard)
  const [password, setPassword] = useState('')
  const newest = useRef(wizard)
  return {
    ...wizard,
    password,
    keepPassword: setPassword,
    change: (changed: Partial<KeptWizard>) => {
      newest.current = { ...newest.current, ...changed }
      // Before it is drawn: a reload may be faster than that.
      keepWizard(newest.current)
      setWizard(newest.current)
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>
