import type { Plan } from '#contract/plans.ts'

/** Replaces a plan in its place. A response may come after the plan was deleted: then it is not added again. */
export function withPlan(plans: readonly Plan[], changed: Plan): Plan[] {
  return plans.map((plan) => (plan.id === changed.id ? changed : plan))
}

export function withoutPlan(plans: readonly Plan[], id: string): Plan[] {
  return plans.filter((plan) => plan.id !== id)
}

export function stepsDone({ steps }: Plan): number {
  return steps.filter(({ done_at }) => done_at !== null).length
}

/** When the last step was ticked off; undefined while one is open. */
export function finishedAt(plan: Plan): string | undefined {
  if (plan.steps.length === 0 || stepsDone(plan) < plan.steps.length) return undefined
  return plan.steps
    .map(({ done_at }) => done_at ?? '')
    .toSorted()
    .at(-1)
}
