import type { ErrorCode } from '#contract/errors.ts'

export type SignInPage = 'sign-in' | 'sign-up' | 'admin'

/** The password was right, but the account cannot be used: closed, not confirmed, or without a profile. */
const INACCESSIBLE: readonly ErrorCode[] = ['accounts.banned', 'accounts.email-unconfirmed', 'session.missing']

/** Title and text of a refusal on a sign-in page (§8); without a text, that of the error code. */
export function refusalOf(page: SignInPage, code: ErrorCode) {
  if (code === 'accounts.two-factor-code-wrong') return { title: 'secondFactor.failed' } as const
  if (page === 'admin') return adminRefusal(code)
  if (code === 'server.unexpected') return { title: 'common:error.title', text: 'common:error.unexpected' } as const
  if (code === 'accounts.exists') return { title: 'toast.accountExists' } as const
  return { title: page === 'sign-up' ? 'toast.signUpFailed' : 'toast.signInFailed' } as const
}

function adminRefusal(code: ErrorCode) {
  if (code === 'accounts.credentials-invalid') return { title: 'admin.failed', text: 'admin.invalid' } as const
  if (code.startsWith('server.')) return { title: 'common:error.title', text: 'admin.unexpected' } as const
  return { title: INACCESSIBLE.includes(code) ? 'admin.inaccessible' : 'admin.failed' } as const
}
