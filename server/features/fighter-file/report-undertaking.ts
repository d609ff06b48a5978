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
 * replaces the first. False for another member's undertaking and a missing one.
 */
export async function reportUndertaking(
  services: PointServices,
  tx: Transaction,
  { user_id, source, id, outcome }: Report,
): Promise<boolean> {
  const now = services.clock.now()
  const isReported =
    source === 'step'
      ? await rateStep(tx, id, { user_id, outcome, now })
      : await rateCommitment(tx, id, { user_id, outcome, now })
  if (isReported) await rewardKept(services, tx, { user_id, outcome })
  return isReported
}

async function rateCommitment(
  tx: Transaction,
  id: string,
  { user_id, outcome, now }: { user_id: string; outcome: number; now: Date },
): Promise<boolean> {
  const closed = await tx
    .update(fighter_commitments)
    .set({ outcome, reported_at: now })
    .where(and(eq(fighter_commitments.id, id), eq(fighter_commitments.user_id, user_id)))
    .returning({ id: fighter_commitments.id })
  return closed.length > 0
}
