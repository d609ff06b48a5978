/** In the order on the page; the address contains the chosen one. */
export const ADMIN_TABS = [
  'pending',
  'users',
  'orders',
  'payouts',
  'differences',
  'reviews',
  'moderation',
  'transactions',
  'analytics',
  'work',
  'audit',
] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

export function knownTab(value: string | null): AdminTab {
  return ADMIN_TABS.find((tab) => tab === value) ?? 'pending'
}
