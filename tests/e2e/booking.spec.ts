import { drizzle } from 'drizzle-orm/node-postgres'
import { LANGUAGES } from '#contract/language.ts'
import { openCalendar } from '#tests/support/chosen-times.ts'
import { chooseTime } from './choose-time.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { bookWithoutPage, offerOfCoach, payInSandbox } from './sales.ts'
import { expectMessage, field, heading } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

// Neither the coach's zone nor one in which it is the same time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/Madrid' })

/** The house coach with five sessions and the free call. */
const COACH = 'kenji-duarte'

test('a session that begins within a day is cancelled with nothing back, and that is said first', {
  tag: ['@phone', '@proof'],
}, async ({ page, words, kiai, member }) => {
  const { bookings } = words
  const coach = await approvedCoach(kiai, { full_name: 'Ida Prado', slug: 'ida-late' })
  await openCalendar({ services: { db: drizzle(kiai.database) } }, { coach_id: coach.user_id })
  const offer = await offerOfCoach(kiai, coach, 'coaching', { title: 'Tomorrow morning', price_minor: 5_000 })
  const HOUR_MS = 60 * 60_000
  const starts_at = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 20 * HOUR_MS)
  await bookWithoutPage(kiai, member, offer, starts_at)

  await page.goto('/bookings')
  await page.getByRole('button', { name: `${bookings.act.cancel}: Tomorrow morning`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: bookings.cancel.title })
  await expect(dialog.getByText(fill(bookings.cancel.noRefund, { total: '$50.00' }), { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: bookings.cancel.submit, exact: true }).click()
  await expectMessage({ page, words }, bookings.cancel.done)
  const { rows } = await kiai.database.query<{ state: string; refunded: boolean }>(
    `select booking.state, purchase.refunded_minor > 0 as refunded from bookings booking
     join orders purchase on purchase.id = booking.order_id where booking.member_id = $1`,
    [member.user_id],
  )
  expect(rows).toEqual([{ state: 'cancelled', refunded: false }])
})

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('books a session in another zone, leaves and comes back, pays, moves and cancels it', {
      tag: turnOf(language, 'pt'),
    }, async ({ page, words, kiai, member }) => {
      test.slow()
      const screen = { page, words }
      const { bookings, orders, offers } = words

      await test.step('chooses a time: theirs, and the coach’s beside it', async () => {
        await page.goto(`/coach/${COACH}/profile`)
        await page.locator('main a[href^="/book/"]').first().click()
        await expect(heading(screen, bookings.titleChoose)).toBeVisible()
        await chooseTime(screen, 0)
        await expect(page.getByText(bookings.chosen.meeting, { exact: true })).toBeVisible()
        await field(page, bookings.brief.label).fill('How I lose the grips.')
        await expectSoundScreen(page)
      })

      await test.step('holds it, reloads, and finds it kept', async () => {
        await page.locator('form button[type=submit]').click()
        await expect(heading(screen, fill(bookings.titleHeld, { minutes: '10' }))).toBeVisible()
        await expectSoundScreen(page)
        await page.reload()
        await expect(page.getByText(offers.hold.left.split('{{time}}').join('').trim()).first()).toBeVisible()
      })

      await test.step('pays, and the session has its page', async () => {
        await page.getByRole('button', { name: new RegExp(`^${fill(bookings.hold.pay, { price: '' })}`) }).click()
        await payInSandbox(screen)
        await page.getByRole('link', { name: orders.coaching.open, exact: true }).click()
        await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]+$/)
        const { rows } = await kiai.database.query<{ state: string; brief: string }>(
          'select state, brief from bookings where member_id = $1',
          [member.user_id],
        )
        expect(rows).toEqual([{ state: 'confirmed', brief: 'How I lose the grips.' }])
      })

      await test.step('moves it', async () => {
        await page.goto('/bookings')
        await expectSoundScreen(page)
        await page.getByRole('link', { name: new RegExp(`^${bookings.act.move}: `) }).click()
        await expect(heading(screen, bookings.move.title)).toBeVisible()
        await chooseTime(screen, 1)
        await page.getByRole('button', { name: bookings.move.submit, exact: true }).click()
        await expectMessage(screen, bookings.move.done)
      })

      await test.step('is told what comes back, cancels, and gets all of it', async () => {
        await page.goto('/bookings')
        await page.getByRole('button', { name: new RegExp(`^${bookings.act.cancel}: `) }).click()
        const dialog = page.getByRole('dialog', { name: bookings.cancel.title })
        await expect(dialog.getByText(/299/)).toBeVisible()
        await expectSoundScreen(page)
        await dialog.getByRole('button', { name: bookings.cancel.submit, exact: true }).click()
        await expectMessage(screen, bookings.cancel.done)
        const { rows } = await kiai.database.query<{ state: string; back: boolean }>(
          `select booking.state, refund.amount_minor = purchase.total_minor as back
           from bookings booking join orders purchase on purchase.id = booking.order_id
           join refunds refund on refund.order_id = purchase.id where booking.member_id = $1`,
          [member.user_id],
        )
        expect(rows).toEqual([{ state: 'cancelled', back: true }])
      })
    })

    test('schedules a consultation, which costs nothing, and only one', { tag: turnOf(language) }, async ({
      page,
      words,
      member,
    }) => {
      const screen = { page, words }
      const { bookings, pitch, errors } = words
      expect(member.user_id).toBeTruthy()
      await page.goto('/network/kings')
      await page.getByRole('link', { name: pitch.kings.consultation, exact: true }).click()
      await chooseTime(screen, 0)
      await page.getByRole('button', { name: bookings.bookFree, exact: true }).click()
      await expectMessage(screen, bookings.booked)
      await page.goto('/network/kings')
      await page.getByRole('link', { name: pitch.kings.consultation, exact: true }).click()
      await chooseTime(screen, 1)
      await page.getByRole('button', { name: bookings.bookFree, exact: true }).click()
      await expect(page.getByText(errors.codes['bookings.free-one-booked'], { exact: true })).toBeVisible()
    })
  })
}
