import type { BadgeVariant } from '#web/ui/badge.tsx'
import type { TransactionFilters } from './queries.ts'

export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const satisfies NonNullable<
  TransactionFilters['status']
>[]
type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** §3: any status other than completed and pending is a failure. */
export function statusLook(status: string): { word: TransactionStatus; variant: BadgeVariant } {
  const word = TRANSACTION_STATUSES.find((known) => known === status) ?? 'failed'
  if (word === 'completed') return { word, variant: 'brass' }
  return { word, variant: word === 'pending' ? 'outline' : 'blood' }
}
