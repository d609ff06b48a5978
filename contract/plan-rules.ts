export const PLAN_STEP_LENGTH = 500
