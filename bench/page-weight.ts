import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import type { Access } from '#contract/access.ts'
import { PAGES, type Page } from '#contract/pages.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { DEMO_PASSWORD, startFreshServer } from '#tests/support/server.ts'
import { ADMIN_TABS } from '#web/features/admin/admin-tabs.ts'
import type { Figure } from './figures.ts'

const LANDING = '/' satisfies Page
const LANDING_LIMIT = 90_000
const PAGE_LIMIT = 150_000

type PageWithParameter = Extract<Page, `${string}:${string}`>

/** Example addresses for pages with a parameter. A new page with a parameter does not compile without one. */
const EXAMPLES: Record<PageWithParameter, readonly string[]> = {
  '/coach/:coachId': ['/coach/ai-ember'],
  '/coach/:coachId/session': ['/coach/ai-ember/session'],
  '/coach/:coachId/profile': ['/coach/ines-talmar/profile', '/coach/ana-prado/profile'],
  '/coach/:coachId/marketplace': ['/coach/ai-ember/marketplace', '/coach/ines-talmar/marketplace'],
  // A checkout that does not exist loads the same code.
  '/checkout/:offerId': ['/checkout/00000000-0000-4000-8000-000000000000'],
  '/sandbox/:checkoutId': ['/sandbox/sandbox_checkout_00000000-0000-4000-8000-000000000000'],
  '/book/:offerId': ['/book/00000000-0000-4000-8000-000000000000'],
  '/bookings/:bookingId': ['/bookings/00000000-0000-4000-8000-000000000000'],
  '/art-of-war/:philosopherId': ['/art-of-war/sun-tzu'],
  '/spaces/:spaceSlug': ['/spaces/global-community'],
  '/spaces/:spaceSlug/:postId': ['/spaces/global-community/00000000-0000-4000-8000-000000000000'],
  '/live/:occurrenceId': ['/live/00000000-0000-4000-8000-000000000000_2027-01-07'],
  '/people/:handle': ['/people/nobody'],
  '/messages/:threadId': ['/messages/00000000-0000-4000-8000-000000000000'],
  '/purchases/:orderId': ['/purchases/00000000-0000-4000-8000-000000000000'],
  '/purchases/:orderId/invoice': ['/purchases/00000000-0000-4000-8000-000000000000/invoice'],
}

/** Pages that load other code for another account or another tab. */
const OTHER_VISITS: { account: Account; path: string }[] = [
  { account: 'coach', path: '/dashboard' },
  { account: 'elite', path: '/spaces/global-community' },
  ...ADMIN_TABS.map((tab) => ({ account: 'admin', path: `/admin?tab=${tab}` }) as const),
]

/** The account with the smallest rights that may open a page with this access. */
const ACCOUNTS = {
  everyone: 'visitor',
  member: 'member',
  'enter-network': 'elite',
  'use-elite-quota': 'elite',
  'use-coach-desk': 'coach',
  administer: 'admin',
} as const satisfies Record<Access, string>
type Account = (typeof ACCOUNTS)[Access]

function visits(): { account: Account; path: string }[] {
  const pages = (Object.entries(PAGES) as [Page, Access][]).filter(([page]) => page !== LANDING)
  const each = pages.flatMap(([page, access]) =>
    (hasParameter(page) ? EXAMPLES[page] : [page]).map((path) => ({ account: ACCOUNTS[access], path })),
  )
  return [...each, ...OTHER_VISITS]
}

function hasParameter(page: Page): page is PageWithParameter {
  return page.includes(':')
}

/** The scripts that a browser really loads on a first visit, each compressed like the server does. */
export async function measure(): Promise<Figure[]> {
  const server = await startFreshServer()
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const figures = [figure('Landing', await weigh(await browser.newContext(), server.url), LANDING_LIMIT)]
    for (const { account, path } of visits()) {
      const context = await browser.newContext()
      if (account !== 'visitor') await signIn(context, server.url, account)
      figures.push(figure(`${path} as ${account}`, await weigh(context, server.url + path), PAGE_LIMIT))
    }
    return figures
  } finally {
    await browser.close()
    await server.close()
  }
}

async function signIn(context: BrowserContext, url: string, account: Account): Promise<void> {
  const answer = await context.request.post(`${url}/api/accounts/sign-in`, {
    headers: { origin: url },
    data: { email: `${account}@kiai.example`, password: DEMO_PASSWORD },
  })
  // Without a session the page would redirect, and the sign-in page would be measured instead.
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`)
}

async function weigh(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}

function figure(what: string, bytes: number, limit: number): Figure {
  return {
    what: `${what}: script of the first load, gzip`,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    against: 'in Chromium, empty cache',
    target: `at most ${limit / 1000} kB`,
    reached: bytes > 0 && bytes <= limit,
  }
}
