import type { Page } from '@playwright/test'
import { type Account, signInWithCookie } from './accounts.ts'
import type { Findings } from './crawl.ts'
import type { Installation } from './installation.ts'
import { expect } from './kiai.ts'
import { takeSnapshot } from './snapshot.ts'

/** Signs in on this device and on another one, which can then be signed out, and returns how to restore this state. */
export async function signInToPress(
  kiai: Installation,
  page: Page,
  { user_id }: Pick<Account, 'user_id'>,
): Promise<() => Promise<void>> {
  await page.context().clearCookies()
  await kiai.database.query('delete from sessions where user_id = $1', [user_id])
  await signInWithCookie(page.context(), kiai, { user_id })
  await signInWithCookie(page.context(), kiai, { user_id })
  return await takeSnapshot(kiai, page)
}

export async function expectAlive({ pressed, dead, links }: Findings, page: Page, least = 1): Promise<void> {
  expect(dead, 'controls that do nothing').toEqual([])
  expect(pressed, 'controls that were pressed').toBeGreaterThanOrEqual(least)
  const { origin } = new URL(page.url())
  const broken: string[] = []
  for (const [href, place] of links) {
    // A later press has removed these: a drawn file, the calendar of a deleted plan or of a cancelled session.
    if (href.startsWith('blob:') || new URL(href).pathname.endsWith('.ics')) continue
    // Addresses that people wrote, such as the link to a film.
    if (new URL(href).hostname.endsWith('.example')) continue
    if (!href.startsWith(`${origin}/`)) broken.push(`${place} leads away: ${href}`)
    const { status } = await followed(page, href)
    if (status !== 200) broken.push(`${place} leads to ${href}, which answers ${status}`)
  }
  expect(broken, 'links that lead nowhere').toEqual([])
}

export async function followed(page: Page, href: string): Promise<{ status: number }> {
  const response = await page.request.get(href, { headers: { accept: 'text/html' } })
  return { status: response.status() }
}

/** The same presses do the same each time. */
export async function makeRepeatable(page: Page): Promise<void> {
  // New Quote is random.
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await page.addInitScript(listenWithoutMicrophone)
}

/** Listens until it is stopped. The browser's own one gives up after a moment, because nothing here can hear. */
function listenWithoutMicrophone(): void {
  const end = (recognition: EventTarget) => recognition.dispatchEvent(new Event('end'))
  class Recognition extends EventTarget {
    start(): void {}
    stop(): void {
      end(this)
    }
    abort(): void {
      end(this)
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition })
}
