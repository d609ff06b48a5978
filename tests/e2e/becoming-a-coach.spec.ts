import type { BrowserContext, Page } from '@playwright/test'
import { memberAccount, newEmail, PASSWORD, signInWithCookie } from './accounts.ts'
import { choose, sendAccount, submit, WRITTEN, write } from './coach-wizard.ts'
import { offer } from './desk.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, markDocument, type Screen } from './screen.ts'
import { followMail } from './sign-in.ts'
import { fill } from './wording.ts'

// The currency of a new offer depends on the time zone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

/** Goes from the landing page to the dashboard, with an application in review. */
async function applyAsVisitor(screen: Screen, person: { full_name: string; email: string; password: string }) {
  const { page, words } = screen
  await page.goto('/')
  await page.getByRole('link', { name: words.landing.bar.becomeCoach, exact: true }).first().click()
  await sendAccount(screen, person)
  await write(screen)
  await choose(screen)
  await submit(screen)
  await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  await followMail(screen, 'confirm-coach-email')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Application In Review', { exact: true })).toBeVisible()
}

/** Opens the list of applications as an admin in another browser. */
async function adminAtReview(newDevice: () => Promise<BrowserContext>, kiai: Installation): Promise<Page> {
  const context = await newDevice()
  await signInWithCookie(context, kiai, await memberAccount(kiai, { membership_type: 'admin' }))
  const page = await context.newPage()
  await page.goto('/admin')
  return page
}

const waiting = (page: Page, full_name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: full_name, exact: true }) })

test('a visitor applies to coach, is approved in another browser, and members find the new coach’s offers', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, kiai, newDevice }) => {
  test.slow()
  const screen = { page, words }
  const { services, products, form, dialog: box, tabs } = words.coachDesk
  const person = { full_name: 'Wanda Corner-Lind', email: newEmail(), password: PASSWORD }
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: box.save, exact: true }).click()
  const written = async (title: string) => {
    await field(dialog, form.title).fill(title)
    await field(dialog, form.description).fill(`All there is to say of ${title}.`)
    await field(dialog, form.price).fill('49.50')
  }
  const addService = async (title: string) => {
    await page.getByRole('button', { name: services.add, exact: true }).click()
    await written(title)
    await field(dialog, form.sessionMinutes).fill('45')
    await save()
    await expect(offer(screen, title)).toBeVisible()
  }
  const addProduct = async (title: string) => {
    await page.getByRole('button', { name: products.add, exact: true }).click()
    await written(title)
    await field(dialog, form.brand).fill('Plain Cotton')
    await save()
    await expect(offer(screen, title)).toBeVisible()
  }
  const hide = async (title: string) => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/active'))
    await offer(screen, title).getByRole('switch').click()
    expect((await saved).status()).toBe(200)
  }

  await test.step('applies, and sees the application on the dashboard', () => applyAsVisitor(screen, person))
  const expectSameDocument = await markDocument(page)

  await test.step('an admin approves, undoes it, and approves again', async () => {
    const review = await adminAtReview(newDevice, kiai)
    const card = waiting(review, person.full_name)
    const { approve, undo, undone } = words.admin.pending
    await expect(card.getByText(WRITTEN.motivation, { exact: true })).toBeVisible()
    await card.getByRole('button', { name: new RegExp(`^${approve}`) }).click()
    await expectMessage({ page: review, words }, 'Coach Approved')
    await card.getByRole('button', { name: new RegExp(`^${undo}`) }).click()
    await expectMessage({ page: review, words }, undone)
    await card.getByRole('button', { name: new RegExp(`^${approve}`) }).click()
    await expectMessage({ page: review, words }, 'Coach Approved')
  })

  await test.step('the open dashboard shows the approval', async () => {
    await expect(page.getByText('Coach Application Approved', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Application In Review', { exact: true })).toHaveCount(0)
    await expectSameDocument()
  })

  await test.step('the mail in the outbox links to the coach dashboard', async () => {
    const { subject, button } = words.mails['coach-approved']
    const outbox = await page.context().newPage()
    await outbox.goto(`/outbox?to=${person.email}`)
    const mail = outbox.getByRole('article', { name: subject, exact: true })
    const link = mail.locator('iframe').contentFrame().getByRole('link', { name: button, exact: true })
    // The mail is sent when the decision can no longer be undone.
    await expect(link).toHaveAttribute('href', `${kiai.url}/coach-dashboard`, { timeout: 30_000 })
    await outbox.close()
    await page.getByRole('main').getByRole('link', { name: 'Coach Dashboard', exact: true }).first().click()
    await expect(page.getByText('Approved Coach', { exact: true })).toBeVisible()
    await expectSameDocument()
  })

  // Changing and deleting them: coach-desk.spec.ts.
  await test.step('the coach adds two services, hides one, and adds a product', async () => {
    for (const title of ['Pad work', 'Sparring talk']) await addService(title)
    await hide('Sparring talk')
    await page.getByRole('tab', { name: tabs.products, exact: true }).click()
    await addProduct('Hand wraps')
  })

  await test.step('a member finds the coach and only the active offers', async () => {
    const context = await newDevice()
    await signInWithCookie(context, kiai, await memberAccount(kiai))
    const reader = await context.newPage()
    await reader.goto('/coaches?name=corner-lind')
    const { human, public: profile } = words.coaches
    const name = fill(human.viewOf, { name: person.full_name })
    await reader.getByRole('link', { name, exact: true }).click()
    await expect(reader).toHaveURL('/coach/wanda-corner-lind/profile')
    await expect(heading({ page: reader, words }, person.full_name)).toBeVisible()
    await expect(reader.getByText(WRITTEN.bio, { exact: true })).toBeVisible()
    const shown = (region: string) =>
      reader.getByRole('region', { name: region, exact: true }).getByRole('heading', { level: 3 })
    await expect(shown(profile.services)).toHaveText(['Pad work'])
    await expect(shown(profile.products)).toHaveText(['Hand wraps'])
    await expect(reader.getByText('$49.50', { exact: true })).toHaveCount(2)
  })
})

test('a denied applicant reads the reason by mail and on the open page, and is approved the second time', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, kiai, newDevice }) => {
  test.slow()
  const screen = { page, words }
  const { form } = words.coachApplications
  const person = { full_name: 'Dario Second-Try', email: newEmail(), password: PASSWORD }
  const reason = 'Tell us where you taught, and for how long.'

  await applyAsVisitor(screen, person)
  await page.getByRole('link', { name: words.profile.application.pending.open, exact: true }).click()
  await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  const expectSameDocument = await markDocument(page)
  const review = await adminAtReview(newDevice, kiai)
  const desk = { page: review, words }
  const card = waiting(review, person.full_name)

  await test.step('an admin denies the application with a reason', async () => {
    await card.getByRole('button', { name: new RegExp(`^${words.admin.pending.reject}`) }).click()
    const asking = review.getByRole('dialog')
    await field(asking, words.admin.reject.reason).fill(reason)
    await asking.getByRole('button', { name: words.admin.reject.submit, exact: true }).click()
    await expectMessage(desk, 'Application Rejected')
  })

  await test.step('the open page shows the denial, the reason and the application', async () => {
    await expect(page.getByText(reason, { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(field(page, form.bio)).toHaveValue(WRITTEN.bio)
    await expect(page.getByText('Pending Review', { exact: true })).toHaveCount(0)
    await expectSameDocument()
  })

  await test.step('the mail contains the reason', async () => {
    const { subject, button } = words.mails['coach-denied']
    const outbox = await page.context().newPage()
    await outbox.goto(`/outbox?to=${person.email}`)
    const mail = outbox.getByRole('article', { name: subject, exact: true }).locator('iframe').contentFrame()
    await expect(mail.getByText(reason)).toBeVisible({ timeout: 30_000 })
    const link = mail.getByRole('link', { name: button, exact: true })
    await expect(link).toHaveAttribute('href', `${kiai.url}/internal-coach-signup`)
    await outbox.close()
  })

  await test.step('applies again', async () => {
    await field(page, form.experience).fill('Six years at the Hafenring gym, four of them with beginners.')
    await submit(screen)
    await expectMessage(screen, 'Application Submitted!', "You'll be notified once it's approved.")
    await expect(page.getByText('Pending Review', { exact: true })).toBeVisible()
  })

  await test.step('the admin reads the new application and approves it', async () => {
    await expect(card.getByText(/Hafenring/)).toBeVisible({ timeout: 20_000 })
    await card.getByRole('button', { name: new RegExp(`^${words.admin.pending.approve}`) }).click()
    await expectMessage(desk, 'Coach Approved')
    const open = page.getByRole('main').getByRole('link', { name: words.coachApplications.coach.open, exact: true })
    await open.click({ timeout: 20_000 })
    await expect(page.getByText('Approved Coach', { exact: true })).toBeVisible()
    await expectSameDocument()
  })
})
