import { isRecord, parseJson } from '#web/api/json.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { type ApplicationDraft, BLANK } from './application-draft.ts'

const KEY = 'kiai.coach-wizard'
const STEPS = ['account', 'application', 'submitted'] as const

export type WizardStep = (typeof STEPS)[number]

/** Everything but the password, which is never stored. */
export type KeptWizard = { step: WizardStep; email: string; application: ApplicationDraft }

/** Restores the wizard after a reload. The storage may hold anything, so it is checked. */
export function parseWizard(kept: string | null): KeptWizard {
  const found = parseJson(kept ?? '')
  const wizard: KeptWizard = { step: 'account', email: '', application: BLANK }
  if (!isRecord(found)) return wizard
  if (typeof found.email === 'string') wizard.email = found.email
  if (isRecord(found.application)) {
    const texts = Object.entries(found.application).filter(
      ([field, text]) => Object.hasOwn(BLANK, field) && typeof text === 'string',
    )
    wizard.application = { ...BLANK, ...Object.fromEntries(texts) }
  }
  // Without an account the wizard starts at the first step.
  const { email, application } = wizard
  const named = email !== '' && (found.step === 'submitted' || application.full_name !== '')
  if (named) wizard.step = STEPS.find((step) => step === found.step) ?? 'account'
  return wizard
}

export function readWizard(): KeptWizard {
  return parseWizard(readStored(KEY, 'sessionStorage'))
}

export function keepWizard({ step, email, application }: KeptWizard): void {
  // After sending, the application belongs to the account: only the fact that it was sent is kept.
  const kept = step === 'submitted' ? { step, email } : { step, email, application }
  store(KEY, JSON.stringify(kept), 'sessionStorage')
}

export function forgetWizard(): void {
  forget(KEY, 'sessionStorage')
}
