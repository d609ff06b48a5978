import * as z from 'zod/mini'
import { MEMBERSHIP_TYPES } from './access.ts'
import { ADMIN_ACTIONS, GIVEN_ROLES, USER_SORTS, USER_STATUSES } from './admin-rules.ts'
import { REASON_MAX_LENGTH } from './coach-application-rules.ts'
import { endpoint } from './endpoint.ts'
import { CursorSchema, DaySchema, IdSchema, isStorable, multiLineText } from './fields.ts'
import { PROFILE_PICTURE_KINDS } from './file-rules.ts'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATES } from './membership-rules.ts'
import { COACH_STATUSES } from './profile.ts'

const SearchSchema = z.string().check(z.maxLength(200), z.refine(isStorable))

/** §9: what the four cards count. */
export const readAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'administer',
  summary: 'Total users, active coaches, pending approvals, total revenue',
  input: z.object({}),
  output: z.object({
    total_users: z.number(),
    active_coaches: z.number(),
    pending_approvals: z.number(),
    /** Completed transactions, summed per currency in minor units. */
    revenue: z.array(z.object({ currency: z.string(), amount_minor: z.number() })),
  }),
  errors: [],
})

export const AdminUserSchema = z.object({
  user_id: IdSchema,
  full_name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  coach_image_url: z.nullable(z.string()),
  membership_type: z.enum(MEMBERSHIP_TYPES),
  /** The membership, also of members whose role takes precedence. Null without one; `until` is null for an open end. */
  elite: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** The paid membership; null without one that gives Elite. */
  paid: z.nullable(
    z.object({
      plan: z.enum(MEMBERSHIP_PLANS),
      state: z.enum(MEMBERSHIP_STATES),
      /** The end of the period that is paid. */
      until: z.nullable(z.iso.datetime()),
      /** Cancelled: it ends with the period. */
      ends_at_period_end: z.boolean(),
    }),
  ),
  coach_status: z.nullable(z.enum(COACH_STATUSES)),
  status: z.enum(USER_STATUSES),
  ban_reason: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  last_active_at: z.nullable(z.iso.datetime()),
})
export type AdminUser = z.infer<typeof AdminUserSchema>

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'administer',
  summary: 'Users, 20 at a time, to any number of them',
  input: z.object({
    search: z.optional(SearchSchema),
    membership_type: z.optional(z.enum(MEMBERSHIP_TYPES)),
    status: z.optional(z.enum(USER_STATUSES)),
    sort: z.optional(z.enum(USER_SORTS)),
    cursor: z.optional(CursorSchema),
  }),
  output: z.object({ users: z.array(AdminUserSchema), next: z.nullable(z.string()) }),
  errors: [],
})

const one = z.object({ user_id: IdSchema })

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:user_id/membership_type',
  access: 'administer',
  summary:
    'Make someone a coach or an admin, give Elite until a day or without an end, or end both; their open pages follow at once',
  input: z.extend(one, {
    membership_type: z.enum(GIVEN_ROLES),
    /**
     * The last day of a gift of Elite in the admin's time zone, null for no end: the role stays. Without it the role
     * ends, and a live membership stays, else the gift lasts a year.
     */
    until: z.optional(z.nullable(DaySchema)),
  }),
  output: AdminUserSchema,
  errors: ['not-found', 'request.invalid', 'admin.last-admin', 'admin.unconfirmed'],
})

export const banUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:user_id/ban',
  access: 'administer',
  summary: 'Close an account to its owner, with a reason, and end all its sessions',
  input: z.extend(one, { reason: multiLineText(REASON_MAX_LENGTH) }),
  output: AdminUserSchema,
  errors: ['not-found', 'admin.not-yourself', 'admin.last-admin'],
})

export const unbanUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:user_id/unban',
  access: 'administer',
  summary: 'Open a closed account again',
  input: one,
  output: AdminUserSchema,
  errors: ['not-found'],
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/admin/users/:user_id/sign-out',
  access: 'administer',
  summary: 'End all sessions of someone',
  input: one,
  output: z.object({ sessions: z.number() }),
  errors: ['not-found'],
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:user_id/pictures/:kind',
  access: 'administer',
  summary: 'Take the picture of someone away, uploaded or not',
  input: z.extend(one, { kind: z.enum(PROFILE_PICTURE_KINDS) }),
  output: AdminUserSchema,
  errors: ['not-found'],
})

export const TransactionSchema = z.object({
  id: IdSchema,
  user_id: z.nullable(IdSchema),
  full_name: z.nullable(z.string()),
  amount: z.number(),
  amount_minor: z.number(),
  currency: z.string(),
  status: z.string(),
  created_at: z.iso.datetime(),
})
export type Transaction = z.infer<typeof TransactionSchema>

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/admin/transactions',
  access: 'administer',
  summary: 'Transactions, newest first, 100 at a time',
  input: z.object({
    search: z.optional(SearchSchema),
    status: z.optional(z.enum(['completed', 'pending', 'failed'])),
    cursor: z.optional(CursorSchema),
  }),
  output: z.object({ transactions: z.array(TransactionSchema), next: z.nullable(z.string()) }),
  errors: [],
})

/** The figures of one day; days without any activity are included as zeros. */
const AnalyticsDaySchema = z.object({
  date: z.iso.date(),
  sign_ups: z.number(),
  /** How many of this day's sign-ups have confirmed their address by now. */
  confirmed: z.number(),
  /** How many of them had an activity (as the streak counts them) within seven days of signing up. */
  active_in_week: z.number(),
  /** How many of them are elite members now or have completed a payment since. */
  paying: z.number(),
  active_members: z.number(),
  quizzes: z.number(),
  chat_messages: z.number(),
  ai_cost_micros: z.number(),
  /** Minor units by currency; currencies without revenue are left out. */
  revenue: z.record(z.string(), z.number()),
})
export type AnalyticsDay = z.infer<typeof AnalyticsDaySchema>

const range = { from: DaySchema, to: DaySchema }

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'administer',
  summary: 'What was recorded on each day of a range (UTC)',
  input: z.object(range),
  output: z.object({ days: z.array(AnalyticsDaySchema) }),
  errors: ['request.invalid'],
})

export const exportAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics.csv',
  access: 'administer',
  summary: 'The same as a table for a spreadsheet',
  input: z.object(range),
  output: z.string(),
  errors: ['request.invalid'],
})

export const readWork = endpoint({
  method: 'GET',
  path: '/api/admin/work',
  access: 'administer',
  summary: 'Jobs by queue and state, and mails by state with the newest failures',
  input: z.object({}),
  output: z.object({
    queues: z.array(
      z.object({ name: z.string(), waiting: z.number(), running: z.number(), failed: z.number(), done: z.number() }),
    ),
    mails: z.object({ waiting: z.number(), sent: z.number(), failed: z.number() }),
    failures: z.array(
      z.object({ id: IdSchema, template: z.string(), last_error: z.string(), created_at: z.iso.datetime() }),
    ),
  }),
  errors: [],
})

const AuditEntrySchema = z.object({
  id: IdSchema,
  /** Null after that account was deleted; the name stays. */
  admin_user_id: z.nullable(IdSchema),
  admin_name: z.string(),
  action: z.enum(ADMIN_ACTIONS),
  target_user_id: z.nullable(IdSchema),
  target_name: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntrySchema>

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'administer',
  summary: 'What admins did, newest first: who, to whom, what it was before and after',
  input: z.object({ cursor: z.optional(CursorSchema) }),
  output: z.object({ entries: z.array(AuditEntrySchema), next: z.nullable(z.string()) }),
  errors: [],
})
