import { signInWithCookie } from './accounts.ts'
import { behindProxy } from './deployments.ts'
import { expect, test } from './kiai.ts'
import { askInPage, keepInPage } from './plans.ts'
import { expectMessage, field } from './screen.ts'
import { readyForOffline } from './service-worker.ts'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

test('what is done without a network is marked, survives a reload, and arrives once and in order', {
  tag: ['@phone', '@proof'],
}, async ({ page, context, member, words, kiai }) => {
  test.slow()
  const screen = { page, words }
  const { plans, streak, artOfWar } = words
  await page.goto('/plans')
  const { answer_id } = await askInPage(page)
  const { title, steps } = await keepInPage(page, answer_id)
  const [first, second] = steps
  if (!first || !second) throw new Error('the plan has too few steps')
  await page.reload()
  await readyForOffline(page)
  const card = page.getByRole('listitem', { name: title, exact: true })
  const step = (text: string) => card.getByRole('checkbox', { name: text, exact: true })
  const waits = card.getByText(plans.step.waits)

  await context.setOffline(true)
  await step(first.text).click()
  await step(second.text).click()
  await expect(waits).toHaveCount(2)
  await step(second.text).click()
  await expect(step(second.text)).not.toBeChecked()
  await page.reload()
  await expect(step(first.text)).toBeChecked()
  await expect(waits).toHaveCount(2)

  await page.goto('/art-of-war')
  await page.getByRole('button', { name: artOfWar.save, exact: true }).first().click()
  await expectMessage(screen, artOfWar.toast.saveWaits)
  await expect(page.getByRole('button', { name: artOfWar.saved, exact: true }).first()).toBeVisible()

  await page.clock.install()
  await page.goto('/dashboard?open=power-up')
  const drill = page.getByRole('dialog', { name: streak.powerUp.name })
  await drill.getByRole('button', { name: streak.powerUp.begin, exact: true }).click()
  await expect(drill.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('01:01')
  await expect(drill.getByText(streak.powerUp.uncounted, { exact: true })).toBeVisible()
  const before = await kiai.database.query('select kind from activities where user_id = $1', [member.user_id])
  expect(before.rows.map(({ kind }) => kind)).not.toContain('power_up')

  await context.setOffline(false)
  await page.clock.runFor(30_000)
  await expect(drill.getByText(streak.powerUp.counted, { exact: true })).toBeVisible()
  const done = await kiai.database.query('select text from plan_steps where user_id = $1 and done_at is not null', [
    member.user_id,
  ])
  expect(done.rows).toEqual([{ text: first.text }])
  const saved = await kiai.database.query('select 1 from saved_quotes where user_id = $1', [member.user_id])
  expect(saved.rowCount).toBe(1)
  const counted = await kiai.database.query(
    `select kind from activities where user_id = $1 and kind in ('power_up', 'saved_quote')`,
    [member.user_id],
  )
  expect(counted.rows.map(({ kind }) => kind).sort()).toEqual(['power_up', 'saved_quote'])
})

test('a device without room says so, and what was written before and after it was full arrives once', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, member, words, kiai }) => {
  test.slow()
  const full = page.getByText(words.installedApp.full.writing, { exact: true })
  await page.goto('/plans')
  const { answer_id } = await askInPage(page)
  const { title, steps } = await keepInPage(page, answer_id)
  await page.reload()
  await readyForOffline(page)
  const card = page.getByRole('listitem', { name: title, exact: true })
  const waits = card.getByText(words.plans.step.waits)
  const tick = (place: number) => card.getByRole('checkbox', { name: steps[place]?.text ?? '', exact: true }).click()

  await context.setOffline(true)
  await tick(0)
  await expect(waits).toHaveCount(1)
  await expect(full).toBeHidden()
  await page.evaluate(() => {
    for (let length = 2 ** 22, place = 0; length > 0; place++) {
      try {
        localStorage.setItem(`full-${place}`, 'x'.repeat(length))
      } catch {
        length = Math.floor(length / 2)
      }
    }
  })
  await tick(1)
  await expect(full).toBeVisible()
  await expect(waits).toHaveCount(2)
  await context.setOffline(false)
  await expect(waits).toHaveCount(0)
  await expect(full, 'nothing waits in this page any more').toBeHidden()
  const { rows } = await kiai.database.query(
    'select text from plan_steps where user_id = $1 and done_at is not null order by position',
    [member.user_id],
  )
  expect(rows).toEqual(steps.slice(0, 2).map(({ text }) => ({ text })))
})

test('a new version offers itself, does not disturb an open page, and loses nothing that is typed', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, member, words, kiai, complaints }) => {
  test.slow()
  const proxy = await behindProxy(kiai.url)
  complaints.allow(proxy.url)
  const { update } = words.installedApp
  const offer = page.getByText(update.ready, { exact: true })
  const name = field(page, words.profile.form.name)
  try {
    await signInWithCookie(context, { ...kiai, url: proxy.url }, member)
    await page.goto(`${proxy.url}/settings`)
    await readyForOffline(page)
    const other = await context.newPage()
    await other.goto(`${proxy.url}/plans`)
    await expect(other.getByRole('heading', { name: words.plans.title, level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
    await name.fill('Maré Ñandú')
    const folder = proxy.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(offer).toBeVisible()
    await expect(name, 'nothing was reloaded').toHaveValue('Maré Ñandú')

    await page.getByRole('button', { name: update.reload, exact: true }).click()
    await expect(page.getByText(update.typed, { exact: true })).toBeVisible()
    await expect(name).toHaveValue('Maré Ñandú')
    await page.getByRole('button', { name: words.profile.form.submit, exact: true }).click()
    await expectMessage({ page, words }, words.profile.form.done)

    // Playwright is attached to the worker like developer tools. Chromium then stops a worker without regard to the page
    // that it is answering, and that page hangs. So nobody asks for anything now: the new worker takes over at once.
    await proxy.untilQuiet()
    await page.getByRole('button', { name: update.anyway, exact: true }).click()
    await expect(page.locator(`script[type=module][src^="${folder}"]`)).toBeAttached()
    await expect(name).toHaveValue('Maré Ñandú')
    await readyForOffline(page)
    await expect(offer, 'the page is of that version now').toBeHidden()
    const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    expect(waiting).toBe(false)
    await other.getByRole('link', { name: words.common.nav.artOfWar, exact: true }).click()
    await expect(other.getByRole('heading', { name: words.artOfWar.title, level: 1 })).toBeVisible()
  } finally {
    await proxy.close()
  }
})
