import { useEffect, useState } from 'react'
import { type KeptWizard, keepWizard, readWizard } from './kept-wizard.ts'

/** Where the visitor is in the wizard. The password lives only as long as this page. */
export function useWizard() {
  const [wizard, setWizard] = useState(readWizard)
  const [password, setPassword] = useState('')
  useEffect(() => keepWizard(wizard), [wizard])
  return {
    ...wizard,
    password,
    keepPassword: setPassword,
    change: (changed: Partial<KeptWizard>) => setWizard((known) => ({ ...known, ...changed })),
  }
}

export type Wizard = ReturnType<typeof useWizard>
