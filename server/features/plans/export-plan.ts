import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readPlan } from './read-plans.ts'

/** Not found for a plan without dates, because an empty calendar is useless. */
export async function exportPlan({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<string> {
  const { title, metric, if_then, steps } = await readPlan(db, { user_id, id })
  const days = steps.flatMap((step) => (step.due_date === null ? [] : [{ ...step, due_date: step.due_date }]))
  if (days.length === 0) throw new Refusal('not-found')
  // Loaded with the first export, so that the library does not delay the start.
  const { calendarFile } = await import('./calendar-file.ts')
  return calendarFile({ title, notes: [metric, if_then], days })
}
