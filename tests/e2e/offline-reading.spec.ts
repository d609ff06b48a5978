import { memberAccount, signInWithCookie } from './accounts.ts'
import { answers, messagesOf } from './chat.ts'
import { expect, test } from './kiai.ts'
import { askInPage, keepInPage } from './plans.ts'
import { expectMessage, field, heading, signOut } from './screen.ts'
import { keptBy, readyForOffline } from './service-worker.ts'

// The service worker is what these journeys are about.
test.use({ serviceWorkers: 'allow' })

test('after one visit plans, quotes and the last conversation can be read without a network, also after a reload', {
  tag: '@phone',
}, async ({ page, context, member, words }) => {
  test.slow()
  const screen = { page, words }
  const since = page.getByText(words.common.offlineSince.split('{{')[0] ?? '', { exact: false })
  await page.goto('/plans')
  const { answer_id } = await askInPage(page)
  const { title } = await keepInPage(page, answer_id)
  await page.reload()
  await readyForOffline(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('listitem', { name: title, exact: true })).toBeVisible()
  await expect(since).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: words.common.nav.settings }).first()).toBeAttached()
  await expect(since).toBeVisible()
  await page.goto('/art-of-war')
  await expect(heading(screen, words.artOfWar.title)).toBeVisible()
  await page.goto('/war-room')
  await expect(heading(screen, words.warRoom.title)).toBeVisible()
  await expect(answers(screen).last()).toBeVisible()
  await expect(messagesOf(screen)).not.toHaveCount(1)
  await page.goto('/fighter-file')
  await expect(heading(screen, words.fighterFile.title)).toBeVisible()
  await page.reload()
  await expect(heading(screen, words.fighterFile.title)).toBeVisible()

  await context.setOffline(false)
  await expect(since).toBeHidden()
  expect(await keptBy(page)).toMatchObject({ accounts: [member.user_id] })
})

test('what was kept for one account is gone when it signs out, and the next one never sees it', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, member, words, kiai }) => {
  test.slow()
  const screen = { page, words }
  await page.goto('/plans')
  const { answer_id } = await askInPage(page)
  const { title } = await keepInPage(page, answer_id)
  await page.reload()
  await readyForOffline(page)
  expect(await keptBy(page)).toMatchObject({ accounts: [member.user_id] })

  await test.step('a sign-out', async () => {
    await signOut(screen)
    await expect.poll(async () => (await keptBy(page)).accounts).toEqual([])
    await context.setOffline(true)
    await page.goto('/plans')
    await expect(page.getByText(words.common.session.unreachable)).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await context.setOffline(false)
  })

  await test.step('another account without a sign-out', async () => {
    await signInWithCookie(context, kiai, member)
    await page.goto('/plans')
    await expect(page.getByRole('listitem', { name: title, exact: true })).toBeVisible()
    await expect.poll(async () => (await keptBy(page)).accounts).toEqual([member.user_id])
    const next = await memberAccount(kiai)
    await context.clearCookies()
    await signInWithCookie(context, kiai, next)
    await page.goto('/plans')
    await expect(page.getByRole('heading', { name: words.plans.empty.title })).toBeVisible()
    await expect.poll(async () => (await keptBy(page)).accounts).toEqual([next.user_id])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: words.plans.empty.title })).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('a session that ended', async () => {
    await context.clearCookies()
    await page.goto('/plans')
    await expect(page).toHaveURL(/\/auth/)
    await expect.poll(async () => (await keptBy(page)).accounts).toEqual([])
  })
})

test('a form whose code was cut off by a lost connection can be sent when the connection is back', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, member, words }) => {
  const screen = { page, words }
  const { password } = words.accounts
  const card = page.getByRole('region', { name: password.title, exact: true })
  await page.goto('/settings')
  await readyForOffline(page)
  // As after an update that is not kept yet: everything that a form loads when it is first used is missing.
  await page.reload()
  await expect(field(card, password.current)).toBeVisible()
  await page.evaluate(async () => {
    const cache = await caches.open('kiai.assets')
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    for (const request of await cache.keys()) if (!loaded.has(request.url)) await cache.delete(request)
  })
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await field(card, password.current).fill(member.password)
  await field(card, password.new).fill('hidari-mae-geri-7')
  await page.waitForTimeout(2_000)
  await context.setOffline(false)
  await card.getByRole('button', { name: password.submit }).click()
  await expectMessage(screen, password.done)
})

test('a device without room says once that nothing is kept, works as usual, and keeps again when there is room', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, member, words, kiai }) => {
  test.slow()
  const screen = { page, words }
  const full = page.getByText(words.installedApp.full.reading, { exact: true })
  const origin = new URL(kiai.url).origin
  const browser = await context.newCDPSession(page)
  // Zero would mean no limit of its own.
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })

  await page.goto('/plans')
  // The worker starts when the page is idle.
  await expect(full).toBeVisible({ timeout: 90_000 })
  const { answer_id } = await askInPage(page)
  const { title } = await keepInPage(page, answer_id)
  await page.getByRole('button', { name: words.common.action.close, exact: true }).click()
  await expect(full).toBeHidden()
  await page.reload()
  await expect(page.getByRole('listitem', { name: title, exact: true })).toBeVisible()
  await page.goto('/fighter-file')
  await expect(heading(screen, words.fighterFile.title)).toBeVisible()
  // The worker has tried again by now.
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage({ type: 'written', path: '/api/plans' }),
  )
  await page.waitForTimeout(2_000)
  await expect(full, 'it is said once').toBeHidden()
  expect(await keptBy(page)).toMatchObject({ files: 0, reads: [] })

  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await page.goto('/plans')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('listitem', { name: title, exact: true })).toBeVisible()
  await context.setOffline(false)
  expect(await keptBy(page)).toMatchObject({ accounts: [member.user_id] })
})
