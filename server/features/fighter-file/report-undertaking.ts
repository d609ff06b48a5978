import { and, eq } from 'drizzle-orm'
import type { CheckInSource } from '#contract/check-in-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import type { PointServices } from '#server/features/people/public.ts'
import { rateStep } from '#server/features/plans/public.ts'
import { rewardKept } from './report-outcome.ts'
import { fighter_commitments } from './tables.ts'

interface Report {
  user_id: string
  source: CheckInSource
  id: string
  /** 1 to 10. */
  outcome: number
}

/**
 * How something went that the member undertook, told outside a conversation; the next one takes it up. A second outcome
 * replaces the first, and earns nothing: otherwise the same old promise would count again every day. Undefined for another
 * member's undertaking and a missing one.
 */
export async function reportUndertaking(
  services: PointServices,
  tx: Transaction,
  { user_id, source, id, outcome }: Report,
): Promise<'first' | 'again' | undefined> {
  const now = services.clock.now()
  const reported =
    source === 'step'
      ? await rateStep(tx, id, { user_id, outcome, now })
      : await rateCommitment(tx, id, { user_id, outcome, now })
  if (reported === 'first') await rewardKept(services, tx, { user_id, outcome })
  return reported
}

async function rateCommitment(
  tx: Transaction,
  id: string,
  { user_id, outcome, now }: { user_id: string; outcome: number; now: Date },
): Promise<'first' | 'again' | undefined> {
  const isIt = and(eq(fighter_commitments.id, id), eq(fighter_commitments.user_id, user_id))
  const [before] = await tx
    .select({ outcome: fighter_commitments.outcome })
    .from(fighter_commitments)
    .where(isIt)
    .for('update')
  if (!before) return undefined
  await tx.update(fighter_commitments).set({ outcome, reported_at: now }).where(isIt)
  return before.outcome === null ? 'first' : 'again'
}
