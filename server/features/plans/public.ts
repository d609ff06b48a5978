export { dueSteps, isStepReported, reportStep } from './due-steps.ts'
export { planCount, planFields } from './plan-fields.ts'
