import { queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import { changePlanStep, deletePlan, exportPlan, listPlans, tickPlanStep } from '#contract/plans.ts'
import { call } from '#web/api/client.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await call(listPlans, {}, { signal })).plans,
})

export type Tick = Input<typeof tickPlanStep>
export const tickStep = (tick: Tick) => call(tickPlanStep, tick)

export const changeStep = (change: Input<typeof changePlanStep>) => call(changePlanStep, change)

export const removePlan = (id: string) => call(deletePlan, { id })

/** A file that the browser fetches itself. */
export const calendarPath = (id: string) => exportPlan.path.replace(':id', id)
