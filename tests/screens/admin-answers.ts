import type { AdminUser } from '#contract/admin.ts'
import type { listPendingApplications } from '#contract/coach-applications.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Wire } from '#tests/support/wire.ts'

export const ADMIN_TABS = {
  pending: 'GET /api/admin/coach-applications',
  users: 'GET /api/admin/users',
  orders: 'GET /api/admin/orders',
  payouts: 'GET /api/admin/payouts',
  differences: 'GET /api/admin/differences',
  reviews: 'GET /api/admin/reviews',
  moderation: 'GET /api/moderation/cases',
  transactions: 'GET /api/admin/transactions',
  analytics: 'GET /api/admin/analytics',
  work: 'GET /api/admin/work',
  audit: 'GET /api/admin/audit-log',
} as const

/** Empty answers to every call that the tabs of the admin dashboard make. */
export function answerAdmin(wire: Wire): void {
  wire.answer('GET /api/notifications', { notifications: [], unread: 0, more: false })
  wire.leaveOpen('GET /api/admin/stats')
  wire.answer(ADMIN_TABS.pending, { applications: [] })
  wire.answer(ADMIN_TABS.users, { users: [], next: null })
  wire.answer(ADMIN_TABS.orders, { orders: [], next: null })
  wire.answer(ADMIN_TABS.payouts, { payable: [], payouts: [], next: null })
  wire.answer(ADMIN_TABS.differences, { compared_at: null, differences: [] })
  wire.answer(ADMIN_TABS.reviews, { reviews: [], next: null })
  wire.answer(ADMIN_TABS.moderation, { cases: [], next: null })
  wire.answer(ADMIN_TABS.transactions, { transactions: [], next: null })
  wire.answer(ADMIN_TABS.analytics, { days: [] })
  wire.answer(ADMIN_TABS.work, { queues: [], mails: { waiting: 0, sent: 0, failed: 0 }, failures: [] })
  wire.answer(ADMIN_TABS.audit, { entries: [], next: null })
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export function someUser(number: number, differs: Partial<AdminUser> = {}): AdminUser {
  return {
    user_id: idOf(number),
    full_name: `Someone ${number}`,
    email: `someone-${number}@people.example`,
    avatar_url: null,
    coach_image_url: null,
    membership_type: 'free_member',
    elite: null,
    paid: null,
    coach_status: null,
    status: 'active',
    ban_reason: null,
    created_at: '2026-01-31T18:00:00.000Z',
    last_active_at: null,
    ...differs,
  }
}

export function someApplication(number: number): Output<typeof listPendingApplications>['applications'][number] {
  return {
    id: idOf(number),
    user_id: idOf(number),
    full_name: `Applicant ${number}`,
    email: `applicant-${number}@people.example`,
    email_confirmed: true,
    bio: 'I teach people who start late.',
    experience: 'Six years of boxing.',
    specialties: ['boxing'],
    image_url: null,
    motivation: 'I want to give back.',
    status: 'pending',
    reason: null,
    created_at: '2026-01-31T18:00:00.000Z',
    decided_at: null,
  }
}
