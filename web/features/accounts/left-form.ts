import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.left-form'
const PUT_OFF_KEY = 'kiai.link-put-off'

/** What somebody had typed when they left for the OpenID Connect provider. Never the password. */
export type LeftForm = { coach: boolean; joining: boolean; from: string | undefined; email: string; full_name: string }

/** Kept for this tab. Without a form, what an earlier one left is forgotten. */
export function rememberLeftForm(form: LeftForm | undefined): void {
  if (form) store(KEY, JSON.stringify(form), 'sessionStorage')
  else forget(KEY, 'sessionStorage')
  forget(PUT_OFF_KEY, 'sessionStorage')
}

/** Somebody does not want to link the provider now: this tab asks again only after they left for the provider again. */
export function putOffLink(): void {
  store(PUT_OFF_KEY, '1', 'sessionStorage')
}

export function isLinkPutOff(): boolean {
  return readStored(PUT_OFF_KEY, 'sessionStorage') !== null
}

/** The page of the form and the history state that fills it again. */
export function returnToLeftForm(): { page: string; state: Partial<LeftForm> } {
  const form = readLeftForm()
  const page = form.coach ? '/coach-auth' : '/auth'
  return { page: form.joining ? `${page}?mode=sign-up` : page, state: form }
}

function readLeftForm(): Partial<LeftForm> {
  try {
    return { ...(JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}') as Partial<LeftForm>) }
  } catch {
    return {}
  }
}
