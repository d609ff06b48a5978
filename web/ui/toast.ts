import { createToastLayer, type ToastInput } from './toast-layer.ts'

/** The outcomes of the member's own actions. */
export const outcomes = createToastLayer({ limit: 1, duration: 5000, overflow: 'replace' })
/** News from elsewhere, such as notifications. */
export const arrivals = createToastLayer({ limit: 3, duration: 4000, overflow: 'queue' })

export function toast(input: ToastInput): number {
  return outcomes.push(input)
}

/** Called when failures are outdated: another page was opened, or the action was retried. */
export function dismissFailures(): void {
  outcomes.dismissWhere(({ variant }) => variant === 'destructive')
}

/** Called after a change of language, because open toasts are in the former language. */
export function dismissToasts(): void {
  outcomes.dismissWhere(() => true)
  arrivals.dismissWhere(() => true)
}

export function arrival(input: ToastInput): number {
  return arrivals.push(input)
}
