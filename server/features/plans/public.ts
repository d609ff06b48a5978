export { dueSteps, isStepReported, openSteps, ratedSteps, rateStep, reportStep } from './due-steps.ts'
/** The library is loaded with the first calendar file, so that it does not delay the start. */
export const loadCalendarFiles = () => import('./calendar-file.ts')
export type { CalendarEvent } from './calendar-file.ts'
export { insertPlan } from './keep-plan.ts'
export { firstPlanAt, planCount, planFields, stepsBetween } from './read-plans.ts'
export { plan_steps, plans } from './tables.ts'
