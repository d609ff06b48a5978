import { useRef, useState } from 'react'
import type { FieldProblems } from '#contract/errors.ts'
import { type KeptWizard, keepWizard, readWizard } from './kept-wizard.ts'

/** Where the visitor is in the wizard. The password lives only as long as this page. */
export function useWizard() {
  const [wizard, setWizard] = useState(readWizard)
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<FieldProblems>({})
  const newest = useRef(wizard)
  const change = (changed: Partial<KeptWizard>) => {
    newest.current = { ...newest.current, ...changed }
    // Before it is drawn: a reload may be faster than that.
    keepWizard(newest.current)
    setWizard(newest.current)
  }
  return {
    ...wizard,
    password,
    /** What the server said of the account, to stand beside its fields at the first step. */
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
