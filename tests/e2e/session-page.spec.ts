import type { Page } from '@playwright/test'
import { findBrowser } from '#tests/support/browser.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { bookedSession, letPass } from './booked-sessions.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { field, heading } from './screen.ts'
import { fill } from './wording.ts'

const { executablePath, args, env } = await findBrowser({ shell: true })

test.use({
  launchOptions: {
    executablePath,
    env,
    // A camera that films a green screen and a microphone that beeps, allowed without asking.
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** The picture of the other side arrives: frames with a width, not only a connection. */
async function expectPicture(page: Page, label: string): Promise<void> {
  const video = page.getByLabel(label, { exact: true })
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth), { timeout: 30_000 })
    .toBeGreaterThan(0)
}

test('a coach and a member meet in two browsers: notes live, video, a recap that becomes a plan', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, words, kiai, newDevice }) => {
  test.slow()
  const { session } = words
  const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: 'odete-session' })
  const member = await memberAccount(kiai)
  const id = await bookedSession(kiai, { coach, member, minutes_ahead: -2, meeting_kind: 'peer' })
  const path = `/bookings/${id}`
  const device = await newDevice()
  await signInWithCookie(context, kiai, member)
  await signInWithCookie(device, kiai, coach)
  const there = await device.newPage()

  await test.step('the member comes by a link within the app: the page is loaded anew, so that it may use the camera', async () => {
    await page.goto('/bookings')
    await page.getByRole('main').getByRole('link', { name: 'Private Coaching', exact: true }).first().click()
    await expect(heading({ page, words }, 'Private Coaching')).toBeVisible()
    await page.getByRole('button', { name: session.door.join.peer, exact: true }).click()
    await expect(page.getByText(fill(session.video.waiting, { name: 'Odete Ferrão' }))).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  await test.step('notes are seen at once, by both', async () => {
    const listening = there.waitForResponse('**/api/events')
    await there.goto(path)
    await listening
    await expect(there.getByText('Robin Tester', { exact: true }).first()).toBeVisible()
    await field(page, session.notes.label).fill('I freeze when the bell rings.')
    await page.keyboard.press('Enter')
    await expect(there.getByText('I freeze when the bell rings.', { exact: true })).toBeVisible()
    await field(there, session.notes.label).fill('Three breaths before it rings.')
    await there.keyboard.press('Enter')
    await expect(page.getByText('Three breaths before it rings.', { exact: true })).toBeVisible()
  })

  await test.step('video in both directions, also after one side has loaded the page again', async () => {
    const theirs = fill(session.video.theirs, { name: 'Odete Ferrão' })
    const mine = fill(session.video.theirs, { name: 'Robin Tester' })
    const camera = { name: session.video.camera, exact: true }
    await there.getByRole('button', { name: session.door.join.peer, exact: true }).click()
    await expect(page.getByText(fill(session.video.silent, { name: 'Odete Ferrão' }))).toBeVisible({ timeout: 30_000 })
    await there.getByRole('button', camera).click()
    await expectPicture(page, theirs)
    await page.getByRole('button', camera).click()
    await page.getByRole('button', { name: session.video.microphone, exact: true }).click()
    await expectPicture(there, mine)

    await page.reload()
    await page.getByRole('button', { name: session.door.join.peer, exact: true }).click()
    await expectPicture(page, theirs)
    await there.getByRole('button', { name: session.video.hangUp, exact: true }).click()
    await expect(page.getByText(fill(session.video.waiting, { name: 'Odete Ferrão' }))).toBeVisible()
  })

  await test.step('the recap becomes a plan with one tap', async () => {
    await letPass(kiai, id, 60)
    await there.reload()
    await field(there, session.recap.text).fill('You stayed with your breath.')
    await field(there, session.recap.steps).fill('Three breaths before every round\nSleep eight hours')
    await there.getByRole('button', { name: session.recap.send, exact: true }).click()
    await page.reload()
    await page.getByRole('button', { name: session.recap.keep, exact: true }).click()
    await page.getByRole('link', { name: session.recap.plans, exact: true }).click()
    await expect(page.getByText('Three breaths before every round', { exact: true }).first()).toBeVisible()
  })
})

test('someone else finds no such page, and a refused camera leaves the notes', {
  tag: ['@phone', '@proof'],
}, async ({ page, context, words, kiai, newDevice }) => {
  const { session } = words
  const coach = await approvedCoach(kiai, { full_name: 'Ines Faro', slug: 'ines-session' })
  const member = await memberAccount(kiai)
  const id = await bookedSession(kiai, { coach, member, minutes_ahead: 5, meeting_kind: 'peer' })
  const stranger = await newDevice()
  await signInWithCookie(stranger, kiai, await memberAccount(kiai))
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(`/bookings/${id}`)
  await expect(heading({ page: elsewhere, words }, words.common.notFound.title)).toBeVisible()

  await signInWithCookie(context, kiai, member)
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(`/bookings/${id}`)
  await page.getByRole('button', { name: session.door.join.peer, exact: true }).click()
  await page.getByRole('button', { name: session.video.camera, exact: true }).click()
  await expect(page.getByText(session.video.problem.refused, { exact: true })).toBeVisible()
  await field(page, session.notes.label).fill('Notes still work.')
  await page.getByRole('button', { name: session.notes.add, exact: true }).click()
  await expect(page.getByRole('listitem').getByText('Notes still work.', { exact: true })).toBeVisible()
})
