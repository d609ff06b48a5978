import { drizzle } from 'drizzle-orm/node-postgres'
import { openCalendar } from '#tests/support/chosen-times.ts'
import { signInWithCookie } from './accounts.ts'
import { chooseTime, OPEN_DAY, OPEN_TIME } from './choose-time.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { buyWithoutPage, offerOfCoach } from './sales.ts'
import { expectMessage, field, heading } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill } from './wording.ts'

test.use({ timezoneId: 'Europe/Madrid' })

/** The hour in Madrid when a clock in São Paulo shows nine on that day. */
function hourInMadrid(day: string): number {
  const nine = Temporal.PlainDateTime.from(`${day}T09:00`).toZonedDateTime('America/Sao_Paulo')
  return nine.withTimeZone('Europe/Madrid').hour
}

test('a coach sets hours, and a member in another zone sees them in their own time', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, kiai, member, newDevice }) => {
  test.slow()
  expect(member.user_id).toBeTruthy()
  const { calendars, bookings } = words
  const coach = await approvedCoach(kiai, { full_name: 'Nilo Serra', slug: 'nilo-hours' })
  const offer = await offerOfCoach(kiai, coach, 'coaching', { title: 'An hour of boxing' })
  const device = await newDevice({ timezoneId: 'America/Sao_Paulo' })
  await signInWithCookie(device, kiai, coach)
  const desk = await device.newPage()

  await test.step('a member finds no hours', async () => {
    await page.goto(`/book/${offer.id}`)
    await expect(page.getByRole('heading', { name: bookings.noHours.title, exact: true })).toBeVisible()
  })

  await test.step('the coach works on Mondays from nine to twelve, in the zone of the own browser', async () => {
    await desk.goto('/coach-dashboard?tab=calendar')
    await expect(field(desk, calendars.zone.label)).toHaveValue('America/Sao_Paulo')
    await desk.getByRole('button', { name: new RegExp(`^${calendars.hours.add}.*Monday`) }).click()
    await expect(field(desk, fill(calendars.hours.from, { day: 'Monday' }))).toHaveValue('09:00')
    await field(desk, calendars.meeting.label).selectOption('peer')
    await desk.getByRole('button', { name: calendars.hours.save, exact: true }).click()
    await expectMessage({ page: desk, words }, calendars.hours.saved)
    await expectSoundScreen(desk)
  })

  await test.step('the member sees a Monday, at the hour of Madrid with that of São Paulo beside it', async () => {
    await page.reload()
    await page.getByRole('button', { name: bookings.month.later, exact: true }).click()
    const day = page.locator(OPEN_DAY).last()
    const name = (await day.getAttribute('data-day')) ?? ''
    expect(Temporal.PlainDate.from(name).dayOfWeek).toBe(1)
    await day.click()
    const first = page.locator(OPEN_TIME).first()
    await expect(first).toContainText(new RegExp(`^${hourInMadrid(name) - 12}:00\\sPM`))
    await expect(first).toContainText(/9:00\sAM, São Paulo/)
    await expect(page.locator(OPEN_TIME)).toHaveCount(5)
  })
})

test('a package is used up session by session, and then says so', { tag: ['@phone', '@proof'] }, async ({
  page,
  words,
  kiai,
  member,
}) => {
  test.slow()
  const screen = { page, words }
  const { bookings, orders, errors } = words
  const coach = await approvedCoach(kiai, { full_name: 'Alba Rey', slug: 'alba-package' })
  await openCalendar({ services: { db: drizzle(kiai.database) } }, { coach_id: coach.user_id })
  const offer = await offerOfCoach(kiai, coach, 'package', { title: 'Two hours', sessions: 2, valid_days: 180 })
  const { id } = await buyWithoutPage(kiai, member, offer)

  for (const [nth, left] of [2, 1].entries())
    await test.step(`books with ${left} left`, async () => {
      await page.goto(`/purchases/${id}`)
      await page.getByRole('link', { name: orders.package.book, exact: true }).click()
      await chooseTime(screen, nth)
      await page.locator('form button[type=submit]').click()
      await expectMessage(screen, bookings.booked)
      await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]+$/)
    })

  await test.step('has both sessions, and nothing left to book', async () => {
    await page.goto('/bookings')
    await expect(page.getByText(bookings.list.ofPackage, { exact: true })).toHaveCount(2)
    await expectSoundScreen(page)
    await page.goto(`/purchases/${id}`)
    await expect(heading(screen, 'Two hours')).toBeVisible()
    await expect(page.getByRole('link', { name: orders.package.book, exact: true })).toHaveCount(0)
    await page.goto(`/book/${offer.id}?package=${id}`)
    await expect(page.getByText(errors.codes['bookings.package-used-up'], { exact: true })).toBeVisible()
  })

  await test.step('gets a session back by cancelling it in time', async () => {
    await page.goto('/bookings')
    await page
      .getByRole('button', { name: new RegExp(`^${bookings.act.cancel}: `) })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: bookings.cancel.title })
    await expect(dialog.getByText(bookings.cancel.packageBack, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: bookings.cancel.submit, exact: true }).click()
    await expectMessage(screen, bookings.cancel.done)
    await page.goto(`/purchases/${id}`)
    await expect(page.getByRole('link', { name: orders.package.book, exact: true })).toBeVisible()
  })
})
