import type { Access } from './access.ts'

/**
 * The pages that exist. The server answers any other path with status 404, the router guards each by its access,
 * and a link is only shown to a page that is in this list: a feature that is not built has no page here.
 */
export const PAGES = {
  '/': 'everyone',
  '/auth': 'everyone',
  '/auth/callback': 'everyone',
  '/auth/confirm': 'everyone',
  '/auth/forgot': 'everyone',
  '/auth/reset': 'everyone',
  '/coach-auth': 'everyone',
  '/admin-auth': 'everyone',
  '/coach-signup': 'everyone',
  '/outbox': 'everyone',
  '/withdraw': 'everyone',
  '/community-rules': 'everyone',
  '/unsubscribe': 'everyone',
  '/check-in': 'everyone',
  '/dashboard': 'member',
  '/coaches': 'member',
  '/coach/:coachId': 'member',
  '/coach/:coachId/session': 'member',
  '/coach/:coachId/profile': 'member',
  '/coach/:coachId/marketplace': 'member',
  '/checkout/:offerId': 'member',
  '/sandbox/:checkoutId': 'member',
  '/book/:offerId': 'member',
  '/bookings': 'member',
  '/bookings/:bookingId': 'member',
  '/warrior-mindset': 'member',
  '/war-room': 'member',
  '/art-of-war': 'member',
  '/art-of-war/:philosopherId': 'member',
  '/plans': 'member',
  '/training': 'member',
  '/look-back': 'member',
  '/fighter-file': 'member',
  '/purchases': 'member',
  '/purchases/:orderId': 'member',
  '/purchases/:orderId/invoice': 'member',
  '/network': 'member',
  '/network/kings': 'member',
  '/membership': 'member',
  '/spaces/:spaceSlug': 'member',
  '/spaces/:spaceSlug/:postId': 'member',
  '/people': 'enter-network',
  '/people/:handle': 'enter-network',
  '/live': 'member',
  '/live/:occurrenceId': 'member',
  '/messages': 'member',
  '/messages/:threadId': 'member',
  '/settings': 'member',
  '/support': 'member',
  '/internal-coach-signup': 'member',
  '/coach-dashboard': 'use-coach-desk',
  '/admin': 'administer',
} as const satisfies Record<`/${string}`, Access>

export type Page = keyof typeof PAGES

/** The page at a path. `:name` matches one segment. */
export function pageAt(path: string): Page | undefined {
  if (Object.hasOwn(PAGES, path)) return path as Page
  const parts = path.split('/')
  return (Object.keys(PAGES) as Page[]).find((page) => {
    const pattern = page.split('/')
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    )
  })
}

export function pageExists(path: string): boolean {
  return pageAt(path) !== undefined
}

/** Returns only paths on our own site: no scheme, host, backslash or control character, plain or encoded. */
export function safePath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2000 || !value.startsWith('/')) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip tabs and newlines from addresses, which turns '/\t/evil' into '//evil'
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return undefined
  let url: URL
  try {
    url = new URL(value, 'http://kiai.invalid')
    if (/^\/[/\\]/.test(decodeURIComponent(url.pathname))) return undefined
  } catch {
    return undefined
  }
  if (url.origin !== 'http://kiai.invalid' || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
