import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contract/language.ts'
import { REQUESTS } from '#tests/support/sales.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { approvedCoach } from './human-coaches.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { actInSandboxPage, buyWithoutPage, goToPay, offerOfCoach, offerOfHouse, payInSandbox } from './sales.ts'
import { expectMessage, field, heading, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

/** Follows the button of the cheapest offer of this kind in the marketplace of a persona or house coach. */
async function choose(
  { page, words }: Screen,
  kiai: Installation,
  slug: string,
  kind: 'shoutout' | 'video' | 'package',
) {
  const { id } = await offerOfHouse(kiai, slug, kind)
  await page.goto(`/coach/${slug}/marketplace`)
  await page.locator(`main a[href="/checkout/${id}"]`).click()
  await expect(page.getByText(words.checkout.refundTitle, { exact: true })).toBeVisible()
}

async function fillBrief({ page, words }: Screen): Promise<void> {
  const { shoutout } = words.checkout
  await field(page, shoutout.forWhom).fill(REQUESTS.shoutout.for_whom)
  await field(page, shoutout.occasion).selectOption(REQUESTS.shoutout.occasion)
  await field(page, shoutout.wish).fill(REQUESTS.shoutout.wish)
}

/** Remembers what is read aloud: the browser of a test has no voice. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    window.speechSynthesis.speak = ({ text }) => document.documentElement.setAttribute('data-spoken', text)
  })
  return async () => (await page.locator('html').getAttribute('data-spoken')) ?? ''
}

/** Presses the button of the order's page, and the one in the dialog that asks once more. */
async function confirm({ page, words }: Screen, opener: string, action: keyof Screen['words']['orders']['confirm']) {
  const { title, submit } = words.orders.confirm[action]
  await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: submit, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const shown = ({ page }: Screen, text: string) => page.getByText(text, { exact: true }).first()

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test("buys a persona's shoutout after a declined card and a break, and hears it at once", {
      tag: turnOf(language, 'es'),
    }, async ({ page, words, kiai, member }) => {
      test.slow()
      const screen = { page, words }
      const { checkout, orders } = words
      const spoken = await listen(page)

      await test.step('finds it on the marketplace, and is told what is missing', async () => {
        await choose(screen, kiai, 'ai-bastion', 'shoutout')
        await expectSoundScreen(page)
        await page.locator('form button[type=submit]').click()
        await expect(page.getByText(words.errors.problems.required, { exact: true }).first()).toBeVisible()
      })

      await test.step('is declined, leaves, and finds the order in the purchases', async () => {
        await fillBrief(screen)
        await goToPay(screen)
        await expect(shown(screen, checkout.sandbox.noMoney)).toBeVisible()
        await expectSoundScreen(page)
        await actInSandboxPage(screen, 'decline')
        await expect(shown(screen, checkout.sandbox.state.declined)).toBeVisible()
        await page.getByRole('link', { name: checkout.sandbox.leave, exact: true }).click()
        await expect(shown(screen, orders.payment.declined)).toBeVisible()
        await page.goto('/purchases')
        await expect(shown(screen, orders.status.unpaid)).toBeVisible()
        await expectSoundScreen(page)
        await page.getByRole('main').getByRole('listitem').getByRole('link').click()
      })

      await test.step('pays, and hears it', async () => {
        await page.getByRole('button', { name: orders.act.pay, exact: true }).click()
        await payInSandbox(screen)
        await page.getByRole('button', { name: orders.shoutout.readAloud, exact: true }).click()
        const written = (await page.getByRole('blockquote').textContent()) ?? ''
        expect(written).toContain(REQUESTS.shoutout.wish)
        expect(await spoken()).toBe(written)
        await expect(shown(screen, orders.shoutout.byAi)).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('has a receipt and an invoice with the same number', async () => {
        const { rows } = await kiai.database.query<{ number: string; state: string }>(
          'select number, state from orders where buyer_id = $1',
          [member.user_id],
        )
        expect(rows).toEqual([{ number: expect.any(String), state: 'paid' }])
        const number = rows[0]?.number ?? ''
        await page.getByRole('link', { name: orders.money.invoice, exact: true }).click()
        await expect(heading(screen, orders.invoice.title)).toBeVisible()
        await expect(page.getByText(number, { exact: true })).toBeVisible()
        await expect(page.getByText(orders.invoice.sandbox, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await expect(async () => {
          const outbox = await page.request.get('/api/outbox', { params: { to: member.email } })
          expect(await outbox.text()).toContain(number)
        }).toPass()
      })
    })

    test('buys a video, watches it, and finds the position again', { tag: turnOf(language) }, async ({
      page,
      words,
      kiai,
      member,
    }) => {
      const screen = { page, words }
      const { checkout, orders } = words
      await choose(screen, kiai, 'mara-solis', 'video')
      await page.locator('form button[type=submit]').click()
      await expect(page.getByText(checkout.video.consentMissing, { exact: true })).toBeVisible()
      await field(page, checkout.video.consent).check()
      await goToPay(screen)
      await payInSandbox(screen)
      await expect(shown(screen, orders.video.endsRight)).toBeVisible()
      await expect(page.getByRole('button', { name: orders.act.withdraw, exact: true })).toBeVisible()
      const video = page.locator('video')
      await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0)
      const saved = page.waitForResponse((response) => response.url().endsWith('/position'))
      await video.evaluate(async (player: HTMLVideoElement) => {
        player.muted = true
        player.currentTime = 4
        await player.play()
      })
      await saved
      await expect(page.getByRole('button', { name: orders.act.withdraw, exact: true }), 'it was watched').toHaveCount(
        0,
      )
      const second = page.waitForResponse((response) => response.url().endsWith('/position'))
      await video.evaluate(async (player: HTMLVideoElement) => {
        // In the second that is saved already, a pause would have nothing to save.
        while (player.currentTime < 5) await new Promise((resolve) => setTimeout(resolve, 20))
        player.pause()
      })
      await second
      const { rows } = await kiai.database.query<{ position_seconds: number }>(
        `select f.position_seconds from fulfilments f join orders o on o.id = f.order_id where o.buyer_id = $1`,
        [member.user_id],
      )
      expect(rows[0]?.position_seconds).toBeGreaterThanOrEqual(4)
      await page.reload()
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => Math.floor(player.currentTime)))
        .toBe(rows[0]?.position_seconds)
      await expectSoundScreen(page)
    })

    test('buys a package, pays it late, and withdraws from it', { tag: turnOf(language) }, async ({
      page,
      words,
      kiai,
      member: _member,
    }) => {
      const screen = { page, words }
      const { orders } = words
      await choose(screen, kiai, 'ana-prado', 'package')
      await goToPay(screen)
      await actInSandboxPage(screen, 'pay_late')
      await expect(page.getByText(orders.payment.paid, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: orders.package.title, exact: true })).toBeVisible()
      await expectSoundScreen(page)
      await confirm(screen, orders.act.withdraw, 'withdraw')
      await expect(shown(screen, orders.status.refunded)).toBeVisible()
    })

    test('buys the review of a film', { tag: turnOf(language) }, async ({ page, words, kiai, member: _member }) => {
      const screen = { page, words }
      const { checkout, orders, marketplace } = words
      const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: `films-${language}`, language })
      const { title } = await offerOfCoach(kiai, coach, 'film_review', { title: 'Three rounds, reviewed' })
      await page.goto(`/coach/${coach.slug}/marketplace`)
      await page.getByRole('link', { name: `${marketplace.action.film_review}: ${title}`, exact: true }).click()
      await field(page, checkout.film.link).fill(REQUESTS.film_review.link)
      await field(page, checkout.film.question).fill(REQUESTS.film_review.question)
      await page.locator('form button[type=submit]').click()
      await expect(page.getByText(checkout.film.consentMissing, { exact: true })).toBeVisible()
      await field(page, checkout.film.consent).check()
      await goToPay(screen)
      await payInSandbox(screen)
      await expect(shown(screen, orders.status.working)).toBeVisible()
      await expectSoundScreen(page)
    })

    test('takes the last seat of a seminar; another member waits for it and gets it', {
      tag: turnOf(language),
    }, async ({ page, words, kiai, member, newDevice }) => {
      test.slow()
      const screen = { page, words }
      const { checkout, offers, orders, marketplace } = words
      const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: `seats-${language}`, language })
      const { id, title } = await offerOfCoach(kiai, coach, 'seminar', { title: 'Distance', seats: 1 })
      const marketplacePath = `/coach/${coach.slug}/marketplace`

      await page.goto(marketplacePath)
      await page.getByRole('link', { name: `${marketplace.action.seminar}: ${title}`, exact: true }).click()
      await goToPay(screen)
      await payInSandbox(screen)
      await expect(shown(screen, orders.status.booked)).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: orders.act.add_to_calendar, exact: true }).click()
      expect((await download).suggestedFilename()).toMatch(/\.ics$/)
      await expectSoundScreen(page)

      const device = await newDevice()
      const waiting = { page: await device.newPage(), words }
      await signInWithCookie(device, kiai, await memberAccount(kiai, { language }))
      await waiting.page.goto(marketplacePath)
      await waiting.page.getByRole('button', { name: `${offers.waitlist.join}: ${title}`, exact: true }).click()
      await expectMessage(waiting, offers.waitlist.joined)
      await expectSoundScreen(waiting.page)

      await confirm(screen, orders.act.cancelPaid, 'cancel_paid')
      await expect(shown(screen, orders.status.refunded)).toBeVisible()

      await waiting.page.goto(`/checkout/${id}`)
      await expect(waiting.page.getByText(checkout.refundTitle, { exact: true })).toBeVisible()
      await goToPay(waiting)
      await payInSandbox(waiting)
      await page.goto(`/checkout/${id}`)
      await expect(page.getByText(words.errors.codes['orders.sold-out'], { exact: true })).toBeVisible()
      const { rows } = await kiai.database.query(
        `select count(*) filter (where refunded_minor = 0)::int as kept, count(*) filter (where buyer_id = $2)::int as mine
         from orders where offer_id = $1 and state = 'paid'`,
        [id, member.user_id],
      )
      expect(rows).toEqual([{ kept: 1, mine: 1 }])
    })
  })
}

test('a member withdraws without signing in, through the mailed link', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  kiai,
  member,
  newDevice,
}) => {
  const { withdrawal, mails, accounts } = words
  const { number } = await buyWithoutPage(kiai, member, await offerOfHouse(kiai, 'ai-bastion', 'product'))
  const stranger = { page: await (await newDevice()).newPage(), words }
  await stranger.page.goto('/withdraw')
  await field(stranger.page, withdrawal.ask.number).fill(number.toLowerCase())
  await field(stranger.page, withdrawal.ask.email).fill(member.email)
  await expectSoundScreen(stranger.page)
  await stranger.page.getByRole('button', { name: withdrawal.ask.submit, exact: true }).click()
  await expect(stranger.page.getByRole('heading', { name: withdrawal.asked.title, exact: true })).toBeVisible()
  await stranger.page.getByRole('link', { name: accounts.checkEmail.outbox }).click()
  const asked = mails['withdrawal-asked']
  const link = stranger.page
    .locator('iframe')
    .first()
    .contentFrame()
    .getByRole('link', { name: asked.button, exact: true })
  await link.click()
  await stranger.page.getByRole('button', { name: withdrawal.confirm.submit, exact: true }).click()
  await expect(stranger.page.getByRole('heading', { name: withdrawal.done.title, exact: true })).toBeVisible()
  await expect(stranger.page.getByText(number)).toBeVisible()
  await expectSoundScreen(stranger.page)
  await page.goto('/purchases')
  await expect(shown({ page, words }, words.orders.status.refunded)).toBeVisible()
})
