import { eq } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findStep, type NamedStep } from './find-step.ts'
import { readPlan } from './read-plans.ts'
import { plan_steps } from './tables.ts'

export async function changeStep(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { text, due_date, ...named }: NamedStep & { text: string; due_date: string | null },
) {
  const step = await findStep(db, user_id, named)
  await db.update(plan_steps).set({ text, due_date }).where(eq(plan_steps.id, step.id))
  return await readPlan(db, { user_id, id: named.id })
}
