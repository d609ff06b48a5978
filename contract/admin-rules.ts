/** §9: what the admin dashboard shows at first. */
export const ADMIN_PAGE = 20
export const TRANSACTIONS_FETCHED = 100

export const USER_SORTS = ['newest', 'oldest', 'name', 'last-active'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const USER_STATUSES = ['active', 'banned', 'unconfirmed'] as const

/** The roles an admin may give (§4). */
export const GIVEN_ROLES = ['free_member', 'elite_member', 'coach', 'admin'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** How long a gift of Elite lasts unless the admin chooses another last day, and at most. */
export const GIFT_DAYS = 365
export const MOST_GIFT_DAYS = 10 * 365

/** The actions of the audit log: what an admin does to other accounts and to money, and to the sign-in methods of their own. */
export const ADMIN_ACTIONS = [
  'approve_coach',
  'reject_coach',
  'undo_decision',
  'change_role',
  'give_elite',
  'ban',
  'unban',
  'sign_out_everywhere',
  'remove_picture',
  'add_passkey',
  'remove_passkey',
  'link_identity',
  'unlink_identity',
  'refund_order',
  'close_return',
  'create_payouts',
  'mark_payout_paid',
  'send_payout',
  'cancel_payout',
  'hide_review',
  'keep_review',
  'answer_review',
  'moderate',
  'take_decision_back',
  'decide_appeal',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]

/** The longest range the charts cover. */
export const MOST_ANALYTICS_DAYS = 366
