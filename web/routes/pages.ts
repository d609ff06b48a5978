import type { FlatNamespace } from 'i18next'
import type { ComponentType } from 'react'
import type { Page } from '#contract/pages.ts'
import { pageOfPath } from '#web/router/browser-router.tsx'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { lazyScreen, type ScreenModule } from '#web/shell/screens.tsx'

export type PageScreen = {
  /** The text namespaces a page needs besides the shared ones; they load in parallel with its code. */
  texts: readonly FlatNamespace[]
  load: () => Promise<ScreenModule>
  Screen: ComponentType
}

function screen(texts: readonly FlatNamespace[], importScreen: () => Promise<ScreenModule>): PageScreen {
  const load = importWithRetries(importScreen)
  return { texts, load, Screen: lazyScreen(texts, load) }
}

/** The screen of every page in the contract but the landing page, which is a document of its own. */
export const SCREENS: Record<Exclude<Page, '/'>, PageScreen> = {
  '/auth': screen(['accounts', 'refusals'], () => import('./auth.tsx')),
  '/coach-auth': screen(['accounts', 'refusals'], () => import('./auth.tsx')),
  '/auth/callback': screen(['accounts', 'identity-provider', 'refusals'], () => import('./auth/callback.tsx')),
  '/auth/confirm': screen(['accounts'], () => import('./auth/confirm.tsx')),
  '/auth/forgot': screen(['accounts'], () => import('./auth/forgot.tsx')),
  '/auth/reset': screen(['accounts'], () => import('./auth/reset.tsx')),
  '/admin-auth': screen(['accounts', 'refusals'], () => import('./admin-auth.tsx')),
  '/coach-signup': screen(['accounts', 'coach-applications', 'specialties'], () => import('./coach-signup.tsx')),
  '/withdraw': screen(['accounts', 'withdrawal'], () => import('./withdraw.tsx')),
  '/community-rules': screen(['moderation'], () => import('./community-rules.tsx')),
  '/unsubscribe': screen(['notifications'], () => import('./unsubscribe.tsx')),
  '/check-in': screen(['check-ins'], () => import('./check-in.tsx')),
  '/outbox': screen(['mails'], () => import('./outbox.tsx')),
  '/dashboard': screen(['dashboard', 'first-camp', 'profile', 'round', 'streak'], () => import('./dashboard.tsx')),
  '/coaches': screen(['coaches', 'specialties'], () => import('./coaches.tsx')),
  '/coach/:coachId': screen(['coaches', 'network'], () => import('./coach/profile.tsx')),
  '/coach/:coachId/profile': screen(
    ['coaches', 'network', 'offers', 'specialties'],
    () => import('./coach/public-profile.tsx'),
  ),
  '/coach/:coachId/marketplace': screen(['coaches', 'marketplace', 'offers'], () => import('./coach/marketplace.tsx')),
  '/checkout/:offerId': screen(['checkout', 'offers', 'refusals'], () => import('./checkout.tsx')),
  '/sandbox/:checkoutId': screen(['checkout', 'offers'], () => import('./sandbox.tsx')),
  '/book/:offerId': screen(['bookings', 'offers', 'refusals'], () => import('./book.tsx')),
  '/bookings': screen(['bookings', 'offers', 'refusals'], () => import('./bookings.tsx')),
  '/bookings/:bookingId': screen(['refusals', 'session'], () => import('./bookings/session.tsx')),
  '/coach/:coachId/session': screen(['chat', 'coaches', 'coaching'], () => import('./coach/session.tsx')),
  '/warrior-mindset': screen(['quiz'], () => import('./warrior-mindset.tsx')),
  '/war-room': screen(['chat', 'war-room'], () => import('./war-room.tsx')),
  '/art-of-war': screen(['art-of-war'], () => import('./art-of-war.tsx')),
  '/art-of-war/:philosopherId': screen(['art-of-war'], () => import('./art-of-war/philosopher.tsx')),
  '/plans': screen(['plans'], () => import('./plans.tsx')),
  '/training': screen(['training'], () => import('./training.tsx')),
  '/look-back': screen(['look-back'], () => import('./look-back.tsx')),
  '/fighter-file': screen(['fighter-file'], () => import('./fighter-file.tsx')),
  '/purchases': screen(['orders'], () => import('./purchases.tsx')),
  '/purchases/:orderId': screen(['offers', 'orders'], () => import('./purchases/order.tsx')),
  '/purchases/:orderId/invoice': screen(['orders'], () => import('./purchases/invoice.tsx')),
  '/network': screen(['network', 'pitch'], () => import('./network.tsx')),
  '/network/kings': screen(['network', 'pitch'], () => import('./network/kings.tsx')),
  '/membership': screen(['membership', 'network'], () => import('./membership.tsx')),
  '/spaces/:spaceSlug': screen(['spaces'], () => import('./spaces/space.tsx')),
  '/spaces/:spaceSlug/:postId': screen(['spaces'], () => import('./spaces/post.tsx')),
  '/people': screen(['people'], () => import('./people.tsx')),
  '/live': screen(['live'], () => import('./live.tsx')),
  '/live/:occurrenceId': screen(['care', 'live'], () => import('./live/occurrence.tsx')),
  '/people/:handle': screen(['care', 'messages', 'people'], () => import('./people/person.tsx')),
  '/messages': screen(['messages'], () => import('./messages.tsx')),
  '/messages/:threadId': screen(['care', 'messages'], () => import('./messages/thread.tsx')),
  '/settings': screen(['accounts', 'care', 'pictures', 'profile'], () => import('./settings.tsx')),
  '/support': screen(['support'], () => import('./support.tsx')),
  '/internal-coach-signup': screen(
    ['coach-applications', 'pictures', 'specialties'],
    () => import('./internal-coach-signup.tsx'),
  ),
  '/coach-dashboard': screen(['coach-desk', 'offers'], () => import('./coach-dashboard.tsx')),
  '/admin': screen(['admin'], () => import('./admin.tsx')),
}

/** Known before the first render, so that the first page's code and texts do not wait for the session. */
export function screenOfPath(path: string): PageScreen | undefined {
  const page = pageOfPath(path)
  return page && page !== '/' ? SCREENS[page] : undefined
}
