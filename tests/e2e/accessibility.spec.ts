import type { BrowserContext } from '@playwright/test'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { bringIn, memberAccount, PASSWORD, setCoachStatus } from './accounts.ts'
import { seriousFaults } from './axe.ts'
import { expect, test } from './kiai.ts'
import { switchTwoFactorOn } from './two-factor.ts'
import {
  adminOverlays,
  adminPages,
  coachPages,
  dayOverlays,
  dayPages,
  deskPages,
  guardedOverlays,
  memberOverlays,
  memberPages,
  menuDrawer,
  type Visit,
  visitorOverlays,
  visitorPages,
} from './visits.ts'
import { LANGUAGE_NAMES, type Wording } from './wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Looker {
  context: BrowserContext
  words: Wording
}

async function faultsOnVisits({ context, words }: Looker, visits: Visit[]): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  for (const { name, open, part } of visits) {
    await open({ page, words })
    faults.push(...(await seriousFaults(page, part)).map((fault) => `${name}, ${fault}`))
  }
  await page.close()
  return faults
}

test('no page is left out', { tag: '@desktop' }, () => {
  const visited = [...visitorPages, ...memberPages, ...dayPages, ...adminPages, ...deskPages].map(
    ({ name }) => name.split(/[?,]/)[0],
  )
  expect(Object.keys(PAGES).filter((path) => !visited.includes(path))).toEqual([])
})

test('axe would find faults if there were any', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const [text, button] = [document.createElement('p'), document.createElement('button')]
    text.textContent = 'As pale as the ground'
    text.style.color = 'color-mix(in srgb, currentColor 30%, transparent)'
    document.querySelector('main')?.append(text, button)
  })
  const faults = await seriousFaults(page)
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('dark: color-contrast'),
      expect.stringContaining('dark: button-name'),
      expect.stringContaining('light: color-contrast'),
    ]),
  )
})

for (const language of LANGUAGES) {
  test.describe(`in ${LANGUAGE_NAMES[language]}, in both themes, axe finds nothing serious`, () => {
    test.use({ language })

    test('for a visitor', { tag: '@desktop' }, async ({ context, words }) => {
      test.slow()
      expect(await faultsOnVisits({ context, words }, [...visitorPages, ...visitorOverlays])).toEqual([])
    })

    test('for a member', { tag: '@desktop' }, async ({ context, member, request, words }) => {
      test.slow()
      await request.post('/api/accounts/password-reset', { data: { email: member.email } })
      expect(await faultsOnVisits({ context, words }, [...memberPages, ...memberOverlays])).toEqual([])
    })

    test('for a member’s day', { tag: '@desktop' }, async ({ context, member, words }) => {
      test.slow()
      expect(member.user_id, 'signed in').toBeTruthy()
      expect(await faultsOnVisits({ context, words }, [...dayOverlays, ...dayPages])).toEqual([])
    })

    test('for coaches, admins and those with a second guard', { tag: '@desktop' }, async ({ context, words, kiai }) => {
      test.slow()
      const faults: string[] = []
      for (const status of ['pending', 'approved', 'denied'] as const) {
        const account = await memberAccount(kiai, { language })
        await setCoachStatus(kiai, account, status)
        await context.clearCookies({ name: /session/ })
        await bringIn(context, kiai, account)
        faults.push(...(await faultsOnVisits({ context, words }, coachPages)).map((fault) => `${status}: ${fault}`))
      }
      const coach = await memberAccount(kiai, { language, membership_type: 'coach' })
      await setCoachStatus(kiai, coach, 'approved')
      await context.clearCookies({ name: /session/ })
      await bringIn(context, kiai, coach)
      faults.push(...(await faultsOnVisits({ context, words }, deskPages)))
      await context.clearCookies({ name: /session/ })
      await bringIn(context, kiai, await memberAccount(kiai, { language, membership_type: 'admin' }))
      faults.push(...(await faultsOnVisits({ context, words }, [...adminPages, ...adminOverlays])))
      const page = await context.newPage()
      await page.goto('/settings')
      await switchTwoFactorOn({ page, words }, PASSWORD)
      faults.push(...(await faultsOnVisits({ context, words }, guardedOverlays)))
      expect(faults).toEqual([])
    })
  })

  test.describe(`in ${LANGUAGE_NAMES[language]} on a phone`, { tag: '@phone' }, () => {
    test.use({ language })

    test('nothing is wider than the screen', async ({ context, words, kiai, request }) => {
      test.slow()
      const page = await context.newPage()
      const tooWide: string[] = []
      const look = async (visits: Visit[]) => {
        for (const { name, open } of visits) {
          await open({ page, words })
          const [content = 0, screen = 0] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.clientWidth,
          ])
          expect(screen).toBe(360)
          if (content > screen) tooWide.push(`${name}: ${content} px`)
        }
      }
      await look([...visitorPages, ...visitorOverlays])
      const account = await memberAccount(kiai, { language, membership_type: 'admin' })
      await bringIn(context, kiai, account)
      await request.post('/api/accounts/password-reset', { data: { email: account.email } })
      await look([
        ...memberPages,
        ...memberOverlays,
        ...dayOverlays,
        ...dayPages,
        ...adminPages,
        ...adminOverlays,
        ...deskPages,
        menuDrawer,
      ])
      expect(tooWide).toEqual([])
      expect(await seriousFaults(page, menuDrawer.part), 'axe on the open menu').toEqual([])
    })
  })
}
