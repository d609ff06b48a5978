import type { MembershipView } from '#contract/memberships.ts'
import type { Space } from '#contract/spaces.ts'

/** A member without anything, as the server answers. */
export function membershipOf(changed: Partial<MembershipView> = {}): MembershipView {
  return {
    plans: [
      { plan: 'elite_monthly', price_minor: 2900, currency: 'USD', every: 'month' },
      { plan: 'elite_yearly', price_minor: 29_000, currency: 'USD', every: 'year' },
    ],
    trial_days: 0,
    paid: null,
    gift: null,
    by_role: false,
    can_change: true,
    is_sandbox: true,
    ...changed,
  }
}

export function paidOf(
  changed: Partial<NonNullable<MembershipView['paid']>> = {},
): NonNullable<MembershipView['paid']> {
  return {
    plan: 'elite_monthly',
    state: 'active',
    period_end: '2026-12-16T12:00:00.000Z',
    ends_at_period_end: false,
    next_plan: null,
    grace_until: null,
    ...changed,
  }
}

export function spaceOf(slug: string, changed: Partial<Space> = {}): Space {
  return {
    id: `00000000-0000-4000-8000-${String(slug.length).padStart(12, '0')}`,
    slug,
    kind: 'open',
    name: `Space ${slug}`,
    about: 'Who meets here.',
    coach_slug: null,
    picture_url: null,
    members: 12,
    is_joined: false,
    may_enter: false,
    may_moderate: false,
    unread: 0,
    slow_seconds: 0,
    ...changed,
  }
}
