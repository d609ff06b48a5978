export { dueSteps, isStepReported, reportStep } from './due-steps.ts'
export { planCount, planFields } from './read-plans.ts'
