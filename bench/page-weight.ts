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

type NamedPage = Extract<Page, `${string}:${string}`>

/** Those whose address names something; a page that is added is measured, and does not compile without one. */
const EXAMPLES: Record<NamedPage, readonly string[]> = {
  '/coach/:coachId': ['/coach/ai-ember'],
  '/coach/:coachId/session': ['/coach/ai-ember/session'],
  '/coach/:coachId/profile': ['/coach/ines-talmar/profile', '/coach/ana-prado/profile'],
  '/art-of-war/:philosopherId': ['/art-of-war/sun-tzu'],
}

/** Pages that load something else for another visitor or another part of them. */
const FURTHER: { account: Account; path: string }[] = [
  { account: 'coach', path: '/dashboard' },
  ...ADMIN_TABS.map((tab) => ({ account: 'admin', path: `/admin?tab=${tab}` }) as const),
]

/** Whoever has the least that a page asks for. */
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
    (isNamed(page) ? EXAMPLES[page] : [page]).map((path) => ({ account: ACCOUNTS[access], path })),
  )
  return [...each, ...FURTHER]
}

function isNamed(page: Page): page is NamedPage {
  return page.includes(':')
}

/** What a browser really loads: the scripts of a first visit, each compressed on its own as a server would. */
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
  // A page that sends a visitor to the door weighs what the door weighs.
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
