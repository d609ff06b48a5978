import { useRef, useState } from 'react'
import type { FieldProblems } from '#contract/errors.ts'
import { type KeptWizard, keepWizard, readWizard } from './kept-wizard.ts'

/** The visitor's step in the wizard. The password is only held in memory. */
export function useWizard() {
  const [wizard, setWizard] = useState(readWizard)
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<FieldProblems>({})
  const newest = useRef(wizard)
  const change = (changed: Partial<KeptWizard>) => {
    newest.current = { ...newest.current, ...changed }
    // Kept before the render, because a reload may come earlier.
    keepWizard(newest.current)
    setWizard(newest.current)
  }
  return {
    ...wizard,
    password,
    /** The server's problems with the account, shown beside its fields at the first step. */
    refused,
    keepPassword: setPassword,
    change,
    goBack: (problems: FieldProblems = {}) => {
      setRefused(problems)
      change({ step: 'account' })
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>
