import type { BrowserContext } from '@playwright/test'
import { crashTexts } from '#web/shell/crash-texts.ts'
import { memberAccount, setCoachStatus, signInWithCookie } from './accounts.ts'
import { type Control, findControl, listControls } from './controls.ts'
import { expect, test } from './kiai.ts'
import { tradeEachKind } from './sales.ts'
import type { Screen } from './screen.ts'
import { Stillness } from './stillness.ts'
import { adminPages, moneyPages } from './visits/admin.ts'
import { purchasePages } from './visits/buyer.ts'
import { deskOverlays, deskPages, firstSalesPages, salesPages } from './visits/coach.ts'
import { dayPages, memberPages, talks, twoFactorSetUp } from './visits/member.ts'
import type { Visit } from './visits/visit.ts'
import { visitorPages } from './visits/visitor.ts'

/** Opens a page, goes offline, presses every control, and checks that the page recovers online. */
class OfflineWalk {
  pressed = 0
  readonly #screen: Screen
  readonly #context: BrowserContext
  readonly #stillness: Stillness

  constructor(screen: Screen, context: BrowserContext) {
    this.#screen = screen
    this.#context = context
    this.#stillness = new Stillness(screen.page)
  }

  async visit(visit: Visit): Promise<void> {
    const { page, words } = this.#screen
    await visit.open(this.#screen)
    await this.#stillness.reach()
    const address = page.url()
    await this.#context.setOffline(true)
    const controls = (await listControls(page)).filter(
      (control) => control.nth === 0 && staysInDocument(control, address),
    )
    for (const control of controls) await this.#press(visit, control, address)
    await this.#context.setOffline(false)
    await expect(page.getByText(words.common.offline), visit.name).toBeHidden()
    await expect(page.getByText(words.common.error.offline), `${visit.name}: all has come`).toHaveCount(0)
    await this.#expectNoCrash(visit.name)
  }

  async #press(visit: Visit, control: Control, address: string): Promise<void> {
    const { page } = this.#screen
    const what = `${visit.name} → ${control.name}`
    const element = await findControl(page, control)
    // An earlier press has replaced it.
    if (!element) return
    await element.click({ timeout: 2_000, force: true }).catch(() => undefined)
    this.pressed += 1
    await this.#stillness.reach()
    await this.#expectNoCrash(what)
    // A tab changes the address without a new history entry.
    if (new URL(page.url()).pathname !== new URL(address).pathname) await page.goBack()
    else await page.keyboard.press('Escape')
    await this.#stillness.reach()
    await this.#expectNoCrash(`${what}, and back`)
  }

  async #expectNoCrash(what: string): Promise<void> {
    const { page } = this.#screen
    await expect(page.getByRole('heading', { level: 1, name: crashTexts.en.title }), what).toHaveCount(0)
    const shown = page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).or(page.getByRole('alert'))
    await expect(shown.first(), what).toBeVisible()
  }
}

/** Offline, the browser shows its own error page for another document, so such links are not pressed. */
function staysInDocument({ href }: Control, address: string): boolean {
  if (href === null) return true
  const { origin, pathname, protocol } = new URL(href)
  const isApplication = new URL(address).pathname !== '/'
  const isDocument = pathname === '/' || /^\/(api|assets)\/|\.\w+$/.test(pathname)
  return isApplication && protocol.startsWith('http') && origin === new URL(address).origin && !isDocument
}

test.describe('no page crashes offline when every control is pressed', { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(() => test.setTimeout(900_000))

  for (const [who, visits, membership_type] of [
    ['a visitor', visitorPages.filter(({ name }) => name !== '/api/docs'), null],
    ['a member', [...memberPages, twoFactorSetUp], 'free_member'],
    ["a member's day", [...dayPages, ...talks], 'elite_member'],
    ['a buyer', purchasePages, 'free_member'],
    ['a coach', [...deskPages, ...deskOverlays, ...firstSalesPages], 'coach'],
    ['a coach with sales', salesPages, 'coach'],
    ['an admin', [...adminPages, ...moneyPages], 'admin'],
  ] as const) {
    test(`for ${who}`, async ({ page, context, words, kiai, request }) => {
      await request.post('/api/accounts/password-reset', { data: { email: 'member@kiai.example' } })
      if (membership_type) {
        const account = await memberAccount(kiai, { membership_type })
        if (membership_type === 'coach') await setCoachStatus(kiai, account, 'approved')
        if (who === 'a buyer') await tradeEachKind(kiai, { buyer: account })
        if (who === 'a coach with sales') await tradeEachKind(kiai, { coach: account })
        if (who === 'an admin') await tradeEachKind(kiai, {})
        await signInWithCookie(context, kiai, account)
      }
      const walk = new OfflineWalk({ page, words }, context)
      for (const visit of visits) await walk.visit(visit)
      expect(walk.pressed).toBeGreaterThan(visits.length)
    })
  }
})
