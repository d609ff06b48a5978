import { signInWithCookie } from './accounts.ts'
import { approvedCoach } from './human-coaches.ts'
import { startSecondProcess } from './installation.ts'
import { expect, test } from './kiai.ts'
import { insider, newPosts, postWith, publish, SPACE } from './network.ts'
import { field, heading, type Screen } from './screen.ts'

/** Writes in the thread that is shown, and sends it. */
async function send({ page, words }: Screen, text: string): Promise<void> {
  await field(page, words.messages.composer.label).fill(text)
  await page.keyboard.press('Enter')
}

test('two browsers on two server processes see each other’s posts, and a coach answers a message, without a reload', {
  tag: '@desktop',
}, async ({ page, context, words, kiai, complaints, newDevice }) => {
  test.slow()
  const second = await startSecondProcess(kiai)
  try {
    complaints.allow(new URL(second.url).origin)
    const member = await insider(kiai, { full_name: 'Ida Marsh' })
    const coach = await approvedCoach(kiai, { full_name: 'Odete Ferrão', slug: 'odete-live' })
    const device = await newDevice({ baseURL: second.url })
    await signInWithCookie(context, kiai, member)
    await signInWithCookie(device, second, await insider(kiai, { full_name: 'Tomás Vale' }))
    const here = { page, words }
    const there = { page: await device.newPage(), words }

    await test.step('posts', async () => {
      for (const { page } of [here, there]) {
        const listening = page.waitForResponse('**/api/events')
        await page.goto(`/spaces/${SPACE}`)
        await listening
        await expect(field(page, words.spaces.composer.label)).toBeVisible()
      }
      await publish(here, 'Ribs hurt, spirits fine')
      await newPosts(there, 1).click()
      await expect(postWith(there.page, 'Ribs hurt, spirits fine')).toBeVisible()
      await publish(there, 'Ice and laughter')
      await newPosts(here, 1).click()
      await expect(postWith(page, 'Ice and laughter')).toBeVisible()
    })

    await test.step('messages', async () => {
      await device.clearCookies()
      await signInWithCookie(device, second, coach)
      const listening = there.page.waitForResponse('**/api/events')
      await there.page.goto('/messages')
      await listening
      await expect(there.page.getByRole('heading', { name: words.messages.empty.title, exact: true })).toBeVisible()
      await page.goto(`/coach/${coach.slug}/profile`)
      await page.getByRole('link', { name: words.coaches.featured.connect, exact: true }).click()
      await expect(heading(here, words.messages.title)).toBeVisible()
      await send(here, 'May I send you my last fight?')
      await there.page
        .getByRole('main')
        .getByRole('link', { name: /Ida Marsh/ })
        .click()
      await expect(there.page.getByText('May I send you my last fight?', { exact: true }).last()).toBeVisible()
      await send(there, 'Send it, I look tonight.')
      await expect(page.getByRole('list', { name: words.messages.thread.messages })).toContainText(
        'Send it, I look tonight.',
      )
    })
  } finally {
    await second.close()
  }
})
