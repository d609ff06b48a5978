import type { ApiError } from '#web/api/api-error.ts'

/** How a sign-in with the OpenID Connect provider ended: the person cancelled it there, or it was refused. */
export type ProviderFailed = 'cancelled' | Pick<ApiError, 'code' | 'retryAfter' | 'reason'>

/** From the history state, which may hold anything. */
export function readProviderFailed(state: unknown): ProviderFailed | undefined {
  const failed = (state as { failed?: unknown } | null)?.failed
  if (failed === 'cancelled') return failed
  const { code, retryAfter, reason } = { ...(failed as Partial<ApiError> | undefined) }
  return typeof code === 'string' ? { code, retryAfter, reason } : undefined
}
