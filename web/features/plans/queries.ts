import { queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import type { changePlanStep, exportPlan, tickPlanStep } from '#contract/plans.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const plansQuery = queryOptions({
  queryKey: queryKeys.member('plans'),
  queryFn: async ({ signal }) => (await call('GET /api/plans', {}, { signal })).plans,
})

export type Tick = Omit<Input<typeof tickPlanStep>, 'waited'>

export const changeStep = (change: Input<typeof changePlanStep>) => call('PATCH /api/plans/:id/steps/:step_id', change)

export const removePlan = (id: string) => call('DELETE /api/plans/:id', { id })

const CALENDAR: (typeof exportPlan)['path'] = '/api/plans/:id/calendar.ics'

/** The address of a file that the browser downloads itself. */
export const calendarPath = (id: string) => CALENDAR.replace(':id', id)
