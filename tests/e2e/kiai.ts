import { type BrowserContext, type BrowserContextOptions, test as base, expect, type TestInfo } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { type Account, memberAccount, signInWithCookie } from './accounts.ts'
import { Complaints } from './complaints.ts'
import { type Installation, install } from './installation.ts'
import { BROWSER_LOCALES, type Wording, wordingOf } from './wording.ts'

export { expect }

interface WorkerFixtures {
  kiai: Installation
}

interface Fixtures {
  /** The language of the browser, and of the texts that the journey expects. */
  language: Language
  words: Wording
  complaints: Complaints
  /** Another machine, or another browser on the same one. */
  newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A member who is signed in in this journey's browser. */
  member: Account
}

/** The screen size is a tag and not a project, because each project starts its own browsers and servers. */
const PHONE = '@phone'

const SCREENS = {
  // Animations cost a fourteenth of the CPU time, so they run on the phone only.
  desktop: { viewport: { width: 1280, height: 800 }, touch: false, contextOptions: { reducedMotion: 'reduce' } },
  phone: { viewport: { width: 360, height: 740 }, touch: true, contextOptions: {} },
} as const

const screenOf = ({ tags }: Pick<TestInfo, 'tags'>) => (tags.includes(PHONE) ? SCREENS.phone : SCREENS.desktop)

export const test = base.extend<Fixtures, WorkerFixtures>({
  kiai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const installation = await install()
      await use(installation)
      await installation.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(wordingOf(language)),
  locale: async ({ language }, use) => use(BROWSER_LOCALES[language]),
  baseURL: async ({ kiai }, use) => use(kiai.url),
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  viewport: async ({}, use, info) => use(screenOf(info).viewport),
  hasTouch: async ({}, use, info) => use(screenOf(info).touch),
  isMobile: async ({}, use, info) => use(screenOf(info).touch),
  contextOptions: async ({}, use, info) => use(screenOf(info).contextOptions),
  // biome-ignore-end lint/correctness/noEmptyPattern: as above

  complaints: [
    async ({ kiai }, use) => {
      // All journeys share one IP address, so the counts of other journeys are cleared.
      await kiai.database.query('delete from rate_limits')
      const complaints = new Complaints(kiai.url)
      await use(complaints)
      expect(complaints.all, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context)
    await use(context)
  },

  newDevice: async ({ browser, complaints, contextOptions, baseURL, locale, viewport, isMobile, hasTouch }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        viewport,
        isMobile,
        hasTouch,
        ...options,
      })
      complaints.listenTo(context)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  member: async ({ kiai, context, language }, use) => {
    const account = await memberAccount(kiai, { language })
    await signInWithCookie(context, kiai, account)
    await use(account)
  },
})
