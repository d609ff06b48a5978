import { isCoach, may } from '#contract/access.ts'
import { PAGES, type Page, pageAt } from '#contract/pages.ts'
import type { Profile } from '#contract/profile.ts'
import type { texts } from '#web/i18n/texts/en.ts'

type NavigationLink = { path: string; text: keyof typeof texts.common.nav }

/** In the specification's order. A page that is not built yet is not in the contract, and so not linked. */
const ORDER: [path: string, text: NavigationLink['text']][] = [
  ['/', 'home'],
  ['/dashboard', 'dashboard'],
  ['/coaches', 'coaches'],
  ['/warrior-mindset', 'warriorMindset'],
  ['/war-room', 'warRoom'],
  ['/art-of-war', 'artOfWar'],
  ['/network', 'network'],
  ['/settings', 'settings'],
  // These pages are not in the specification, so they come last.
  ['/bookings', 'bookings'],
  ['/live', 'live'],
  ['/plans', 'plans'],
  ['/training', 'training'],
  ['/look-back', 'lookBack'],
  ['/fighter-file', 'fighterFile'],
  ['/coach-dashboard', 'coachDashboard'],
  ['/admin', 'admin'],
]

/** Shown beside the member's own name, not among the places to train. */
export const ACCOUNT_LINKS: NavigationLink[] = [
  { path: '/messages', text: 'messages' },
  { path: '/purchases', text: 'purchases' },
]

/** The other pages for members invite visitors to sign in. */
const HIDDEN_FROM_VISITORS = new Set([
  '/settings',
  '/bookings',
  '/live',
  '/plans',
  '/look-back',
  '/training',
  '/fighter-file',
])

/** `profile` is undefined for a visitor. */
export function navigationLinks(profile: Standing | undefined): NavigationLink[] {
  return ORDER.flatMap(([path, text]) => {
    const page = pageAt(path)
    return page && isOffered(page, profile) ? [{ path, text }] : []
  })
}

type Standing = Pick<Profile, 'membership_type' | 'coach_status'>

function isOffered(page: Page, profile: Standing | undefined): boolean {
  if (page === '/coach-dashboard') return profile !== undefined && isCoach(profile)
  if (PAGES[page] === 'administer') return may('administer', profile?.membership_type)
  return profile !== undefined || !HIDDEN_FROM_VISITORS.has(page)
}

/** A link is active on its page and the pages below it. */
export function isActive(link: string, path: string): boolean {
  return path === link || path.startsWith(`${link}/`)
}
