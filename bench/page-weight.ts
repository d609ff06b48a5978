import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '#tests/support/browser.ts'
import { DEMO_PASSWORD, startFreshServer } from '#tests/support/server.ts'
import type { Figure } from './figures.ts'

const LANDING_LIMIT = 90_000
const PAGE_LIMIT = 150_000

/** By who opens them: pages show each member what is theirs. */
const PAGES: Record<string, readonly string[]> = {
  visitor: ['/auth', '/coach-signup'],
  member: [
    '/dashboard',
    '/settings',
    '/warrior-mindset',
    '/art-of-war',
    '/war-room',
    '/coaches',
    '/coach/ai-ember',
    '/coach/ai-ember/session',
    '/coach/ines-talmar/profile',
    '/plans',
    '/fighter-file',
    '/internal-coach-signup',
  ],
  coach: ['/dashboard', '/coach-dashboard'],
  admin: ['/admin'],
}

/** What a browser really loads: the scripts of a first visit, each compressed on its own as a server would. */
export async function measure(): Promise<Figure[]> {
  const server = await startFreshServer()
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const figures = [figure('Landing', await weigh(await browser.newContext(), server.url), LANDING_LIMIT)]
    for (const [account, paths] of Object.entries(PAGES)) {
      for (const path of paths) {
        const context = await browser.newContext()
        if (account !== 'visitor') await signIn(context, server.url, account)
        figures.push(figure(`${path} as ${account}`, await weigh(context, server.url + path), PAGE_LIMIT))
      }
    }
    return figures
  } finally {
    await browser.close()
    await server.close()
  }
}

async function signIn(context: BrowserContext, url: string, account: string): Promise<void> {
  await context.request.post(`${url}/api/accounts/sign-in`, {
    headers: { origin: url },
    data: { email: `${account}@kiai.example`, password: DEMO_PASSWORD },
  })
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
