import { createToastLayer, type ToastInput } from './toast-layer.ts'

/** The outcome of what the person just did. */
export const outcomes = createToastLayer({ limit: 1, duration: 5000, overflow: 'replace' })
/** What arrives from elsewhere. */
export const arrivals = createToastLayer({ limit: 3, duration: 4000, overflow: 'queue' })

export function toast(input: ToastInput): number {
  return outcomes.push(input)
}

/** They are out of date: the page was left, or something was tried again or done since. */
export function dismissFailures(): void {
  outcomes.dismissWhere(({ variant }) => variant === 'destructive')
}

/** What was said before the page changed its language would stand there in the former one. */
export function dismissToasts(): void {
  outcomes.dismissWhere(() => true)
  arrivals.dismissWhere(() => true)
}

export function arrival(input: ToastInput): number {
  return arrivals.push(input)
}
