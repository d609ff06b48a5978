import type { BrowserContext } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { bringIn, memberAccount } from './accounts.ts'
import { seriousFaults } from './axe.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { adminVisits, coachVisits, memberVisits, menuVisit, type Visit, visitorVisits } from './visits.ts'
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

async function becomeCoach(kiai: Installation, context: BrowserContext, language: Language, status: string) {
  const account = await memberAccount(kiai, { language })
  await kiai.database.query('update profiles set coach_status = $2 where user_id = $1', [account.user_id, status])
  await context.clearCookies({ name: /session/ })
  await bringIn(context, kiai, account)
}

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
      expect(await faultsOnVisits({ context, words }, visitorVisits)).toEqual([])
    })

    test('for a member', { tag: '@desktop' }, async ({ context, member, request, words }) => {
      test.slow()
      await request.post('/api/accounts/password-reset', { data: { email: member.email } })
      expect(await faultsOnVisits({ context, words }, memberVisits)).toEqual([])
    })

    test('for coaches and admins', { tag: '@desktop' }, async ({ context, words, kiai }) => {
      test.slow()
      const faults: string[] = []
      for (const status of ['pending', 'approved', 'denied']) {
        await becomeCoach(kiai, context, language, status)
        faults.push(...(await faultsOnVisits({ context, words }, coachVisits)).map((fault) => `${status}: ${fault}`))
      }
      await context.clearCookies({ name: /session/ })
      await bringIn(context, kiai, await memberAccount(kiai, { language, membership_type: 'admin' }))
      faults.push(...(await faultsOnVisits({ context, words }, adminVisits)))
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
      await look(visitorVisits)
      const account = await memberAccount(kiai, { language, membership_type: 'admin' })
      await bringIn(context, kiai, account)
      await request.post('/api/accounts/password-reset', { data: { email: account.email } })
      await look([...memberVisits, ...adminVisits, menuVisit])
      expect(tooWide).toEqual([])
      expect(await seriousFaults(page), 'axe on the open menu').toEqual([])
    })
  })
}
