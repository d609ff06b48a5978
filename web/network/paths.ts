import type { MembershipPlan } from '#contract/membership-rules.ts'

export const KINGS = 'kings'

export const spacePath = (slug: string) => `/spaces/${slug}`

/** Where a plan is paid for. After paying, the member joins the space `join`. */
export function planPath(plan: MembershipPlan, join?: string): string {
  return `/checkout/${plan}${join ? `?${new URLSearchParams({ join })}` : ''}`
}
