import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contract/language.ts'
import { REQUESTS } from '#tests/support/sales.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { buyWithoutPage, goToPay, offerOfCoach, payInSandbox, reachPayoutDay } from './sales.ts'
import { expectMessage, field, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

/** Opens the order with this title on the coach dashboard, beginning with what is due today. */
async function openSale({ page }: Screen, title: string): Promise<void> {
  await page.goto('/coach-dashboard?tab=today')
  await page.getByRole('listitem', { name: title, exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
}

async function expectStatus({ page, words }: Screen, status: keyof Screen['words']['orders']['status']): Promise<void> {
  await expect(page.getByRole('main').getByText(words.orders.status[status], { exact: true }).first()).toBeVisible()
}

async function answerDialog(page: Page, title: string, submit: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: submit, exact: typeof submit === 'string' }).click()
  await expect(dialog).toHaveCount(0)
}

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('buys a product, which a coach sends; it arrives, is sent back, and the money follows', {
      tag: turnOf(language),
    }, async ({ page, words, kiai, member: _member, newDevice }) => {
      test.slow()
      const buyer = { page, words }
      const { checkout, coachOrders, marketplace, orders } = words
      const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: `sends-${language}`, language })
      const { title } = await offerOfCoach(kiai, coach, 'product', { title: 'Hand wraps' })
      const device = await newDevice()
      await signInWithCookie(device, kiai, coach)
      const seller = { page: await device.newPage(), words }

      await test.step('the buyer gives an address and pays', async () => {
        await page.goto(`/coach/${coach.slug}/marketplace?section=products`)
        await page.getByRole('link', { name: `${marketplace.action.product}: ${title}`, exact: true }).click()
        const { address } = checkout
        const { name, street, postal_code, city, country } = REQUESTS.product
        for (const [label, value] of [
          [address.name, name],
          [address.street, street],
          [address.postalCode, postal_code],
          [address.city, city],
        ] as const)
          await field(page, label).fill(value)
        await field(page, address.country).selectOption(country)
        await expectSoundScreen(page)
        await goToPay(buyer)
        await payInSandbox(buyer)
        await expectStatus(buyer, 'packing')
      })

      await test.step('the coach reads the address and sends it', async () => {
        await openSale(seller, title)
        await expect(seller.page.getByText(REQUESTS.product.street)).toBeVisible()
        await field(seller.page, coachOrders.product.tracking).fill('https://parcel.example/1')
        await expectSoundScreen(seller.page)
        await seller.page.getByRole('button', { name: coachOrders.product.submit, exact: true }).click()
        await expectMessage(seller, coachOrders.product.done)
      })

      await test.step('the buyer sees it on its way without a reload, receives it and sends it back', async () => {
        await expectStatus(buyer, 'sent')
        await page.getByRole('button', { name: orders.act.confirm_receipt, exact: true }).click()
        const { confirm_receipt, withdraw: back } = orders.confirm
        await answerDialog(page, confirm_receipt.title, confirm_receipt.submit)
        await expectStatus(buyer, 'received')
        await page.getByRole('button', { name: orders.act.withdraw, exact: true }).click()
        await field(page.getByRole('dialog'), back.reason).fill('Too short for my hands.')
        await expectSoundScreen(page, 'dialog[open]')
        await answerDialog(page, back.title, back.submit)
        await expectStatus(buyer, 'returning')
      })

      await test.step('the coach gets it back, and the money goes back', async () => {
        await openSale(seller, title)
        await expect(seller.page.getByText('Too short for my hands.')).toBeVisible()
        await seller.page.getByRole('button', { name: coachOrders.returned.open, exact: true }).click()
        await answerDialog(seller.page, coachOrders.returned.title, coachOrders.returned.submit)
        await expectMessage(seller, coachOrders.returned.done)
        await expectStatus(buyer, 'refunded')
        await expect(page.getByText(orders.refunds.done, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
      })
    })
  })
}

test('a coach answers a film with notes and drills, is refunded in part by an admin, and is paid out', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, kiai, member, newDevice }) => {
  test.slow()
  const buyer = { page, words }
  const { checkout, coachOrders, marketplace, orders, adminOrders } = words
  const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: 'reviews-films' })
  const { title, id } = await offerOfCoach(kiai, coach, 'film_review', { title: 'Three rounds, reviewed' })
  const device = await newDevice()
  await signInWithCookie(device, kiai, coach)
  const seller = { page: await device.newPage(), words }
  const desk = seller.page

  await test.step('the member links a film', async () => {
    await page.goto(`/coach/${coach.slug}/marketplace`)
    await page.getByRole('link', { name: `${marketplace.action.film_review}: ${title}`, exact: true }).click()
    await field(page, checkout.film.link).fill(REQUESTS.film_review.link)
    await field(page, checkout.film.question).fill(REQUESTS.film_review.question)
    await field(page, checkout.film.consent).check()
    await goToPay(buyer)
    await payInSandbox(buyer)
    await expectStatus(buyer, 'working')
  })

  await test.step('the coach answers', async () => {
    const { film } = coachOrders
    await openSale(seller, title)
    await desk.getByRole('button', { name: film.addNote, exact: true }).click()
    const note = desk.getByRole('listitem', { name: fill(film.note, { place: 1 }), exact: true })
    await field(note, film.at).fill('1:23')
    await field(note, film.noteText).fill('Your left hand drops here.')
    await field(desk, film.summary).fill('The feet are right. The hand comes home low.')
    await desk.getByRole('button', { name: film.addDrill, exact: true }).click()
    await desk.keyboard.type('Jab against the wall, 3 × 2 min')
    await expectSoundScreen(desk)
    await desk.getByRole('button', { name: film.submit, exact: true }).click()
    await expectMessage(seller, film.done)
  })

  await test.step('the member reads it, and finds the drill in the plans', async () => {
    await expectStatus(buyer, 'delivered')
    await expect(page.getByText('Your left hand drops here.', { exact: true })).toBeVisible()
    await expect(page.getByText('1:23', { exact: true })).toBeVisible()
    await expectSoundScreen(page)
    await page.getByRole('link', { name: orders.film.toPlan, exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Jab against the wall, 3 × 2 min' })).toBeVisible()
  })

  const office = await newDevice()
  await signInWithCookie(office, kiai, await memberAccount(kiai, { membership_type: 'admin' }))
  const admin = { page: await office.newPage(), words }
  const { rows } = await kiai.database.query<{ id: string; number: string }>(
    'select id, number from orders where offer_id = $1 and buyer_id = $2',
    [id, member.user_id],
  )
  const { id: order_id = '', number = '' } = rows[0] ?? {}

  await test.step('an admin gives back a fifth of the price', async () => {
    const { refund } = adminOrders
    await admin.page.goto(`/admin?tab=orders&search=${number}`)
    await admin.page.getByRole('button', { name: refund.open }).click()
    const dialog = admin.page.getByRole('dialog', { name: fill(refund.title, { number }) })
    await field(dialog, fill(refund.amount, { currency: 'USD' })).fill('10')
    await field(dialog, refund.reason).fill('It came late at night.')
    await expect(dialog.getByText('$8.50', { exact: true }), 'of the coach’s share').toBeVisible()
    await expectSoundScreen(admin.page, 'dialog[open]')
    await answerDialog(admin.page, fill(refund.title, { number }), fill(refund.submit, { amount: '$10.00' }))
    await expectMessage(admin, refund.done)
    await expect(admin.page.getByText('It came late at night.')).toBeVisible()
  })

  await test.step('the admin pays the coach out', async () => {
    const { payouts, paid } = adminOrders
    await reachPayoutDay(kiai, order_id)
    await admin.page.goto('/admin?tab=payouts')
    await admin.page.getByRole('button', { name: payouts.create, exact: true }).click()
    await answerDialog(admin.page, payouts.createTitle, payouts.create)
    const made = admin.page.getByRole('row').filter({ hasText: coach.full_name }).filter({ hasText: '$34.00' })
    await made.getByRole('button', { name: paid.open }).click()
    const dialog = admin.page.getByRole('dialog')
    await field(dialog, paid.reference).fill('TRF-2026-7')
    await expectSoundScreen(admin.page, 'dialog[open]')
    await dialog.getByRole('button', { name: paid.submit, exact: true }).click()
    await expectMessage(admin, paid.done)
    await expectSoundScreen(admin.page)
  })

  await test.step('the coach sees it in Earnings', async () => {
    await desk.goto('/coach-dashboard?tab=earnings')
    const payout = desk.getByRole('row').filter({ hasText: 'TRF-2026-7' })
    // $50 less $10 given back, less the commission of 15 %.
    await expect(payout).toContainText('$34.00')
    await expect(payout).toContainText(coachOrders.earnings.states.paid)
    await expectSoundScreen(desk)
  })
})

test.describe('in Spanish', () => {
  test.use({ language: 'es' })

  test('a coach delivers a shoutout as a recording, and declines another', { tag: ['@phone', '@proof'] }, async ({
    page,
    words,
    kiai,
    member,
    newDevice,
  }) => {
    test.slow()
    const { coachOrders, orders } = words
    const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: 'speaks', language: 'es' })
    const [spoken, declined] = [
      await offerOfCoach(kiai, coach, 'shoutout', { title: 'Antes de la pelea' }),
      await offerOfCoach(kiai, coach, 'shoutout', { title: 'Para el cumpleaños' }),
    ]
    const { id } = await buyWithoutPage(kiai, member, spoken)
    const { id: other } = await buyWithoutPage(kiai, member, declined)
    const device = await newDevice()
    await signInWithCookie(device, kiai, coach)
    const seller = { page: await device.newPage(), words }

    await openSale(seller, spoken.title)
    const chooser = seller.page.waitForEvent('filechooser')
    await seller.page.getByRole('button', { name: words.media.media, exact: true }).click()
    await (await chooser).setFiles('server/features/marketplace/clips/breathing.mp4')
    await expect(seller.page.locator('video')).toBeVisible()
    await expectSoundScreen(seller.page)
    await seller.page.getByRole('button', { name: coachOrders.shoutout.submit, exact: true }).click()
    await expectMessage(seller, coachOrders.shoutout.done)
    await page.goto(`/purchases/${id}`)
    await expectStatus({ page, words }, 'delivered')
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0)
    await expectSoundScreen(page)

    await openSale(seller, declined.title)
    await seller.page.getByRole('button', { name: coachOrders.decline.open, exact: true }).click()
    await field(seller.page.getByRole('dialog'), coachOrders.decline.reason).fill('Estoy sin voz esta semana.')
    await answerDialog(seller.page, coachOrders.decline.title, coachOrders.decline.submit)
    await page.goto(`/purchases/${other}`)
    await expectStatus({ page, words }, 'refunded')
    await expect(page.getByText('Estoy sin voz esta semana.')).toBeVisible()
    await expect(page.getByText(orders.refunds.cause.declined)).toBeVisible()
  })
})
