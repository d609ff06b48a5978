import { signInWithCookie } from './accounts.ts'
import { answers, composer, enterWarRoom, expectIdle, log } from './chat.ts'
import { expect, test } from './kiai.ts'
import { insider, postWith, publish, SPACE } from './network.ts'
import { expectMessage, expectSettingsOf, field, heading, markDocument, messages, openNavigation } from './screen.ts'

test('going offline while typing is shown, loses no input, and is over when the connection is back', {
  tag: '@phone',
}, async ({ page, context, member, words }) => {
  const screen = { page, words }
  const { password } = words.accounts
  await page.goto('/settings')
  const card = page.getByRole('region', { name: password.title, exact: true })
  const notice = page.getByText(words.common.offline)
  await field(card, password.current).fill(member.password)
  await expect(notice).toBeHidden()
  // The first field loads the schemas of the forms. A browser never asks again for a file that they import and that failed.
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await field(card, password.new).fill('hidari-mae-geri-7')
  await card.getByRole('button', { name: password.submit }).click()
  await expectMessage(screen, password.failed, words.errors.codes['server.unavailable'])
  await expect(field(card, password.current)).toHaveValue(member.password)
  await expect(field(card, password.new)).toHaveValue('hidari-mae-geri-7')
  await expect(page, 'nobody is signed out by a lost connection').toHaveURL('/settings')

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await card.getByRole('button', { name: password.submit }).click()
  await expectMessage(screen, password.done)
  await expect(field(card, password.current)).toHaveValue('')
})

test('an unreachable server is shown, and the notice disappears when it is back', { tag: '@desktop' }, async ({
  page,
  member,
  words,
}) => {
  await page.clock.install({ time: new Date() })
  await page.goto('/settings')
  await expectSettingsOf({ page, words }, member)
  const notice = page.getByText(words.common.offline)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  const { data } = words.accounts
  await page.getByRole('button', { name: data.export }).click()
  await page.clock.runFor(5_000)
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await page.clock.runFor(10_000)
  await expect(notice).toBeHidden()
})

test('a page that opens while the server is unreachable offers Retry', { tag: ['@desktop', '@proof'] }, async ({
  page,
  member,
  words,
}) => {
  await page.clock.install({ time: new Date() })
  await page.route('**/api/session', (route) => route.abort('connectionrefused'))
  await page.goto('/settings')
  await expect(page.getByText(words.common.loading)).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(page.getByText(words.common.session.unreachable)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: words.common.action.retry }).click()
  await expectSettingsOf({ page, words }, member)
  await expect(messages({ page, words }).getByText(words.common.session.signedInElsewhere)).toHaveCount(0)
})

test('a form whose schemas cannot be loaded shows an error, keeps the input, and can be sent again', {
  tag: ['@desktop', '@proof'],
}, async ({ page, member, words }) => {
  const screen = { page, words }
  const { form } = words.profile
  const schemas = '**/assets/all-schemas-*'
  const asked: string[] = []
  await page.route(schemas, (route) => {
    asked.push(route.request().url())
    return route.abort('connectionrefused')
  })
  await page.goto('/settings')
  await expectSettingsOf(screen, member)
  expect(asked, 'a page is shown without it').toEqual([])
  await field(page, form.name).fill('Maré Ñandú')
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await expectMessage(screen, form.failed, words.errors.codes['server.unavailable'])
  expect(asked.length).toBeGreaterThan(0)
  await expect(field(page, form.name)).toHaveValue('Maré Ñandú')
  await page.unroute(schemas)
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await expectMessage(screen, form.done)
})

test('messages typed offline are kept after a reload, and each is sent once', { tag: '@desktop' }, async ({
  page,
  context,
  member,
  words,
  kiai,
}) => {
  const screen = { page, words }
  const asking = '**/api/war-room-ai'
  const waiting = log(screen).getByText(words.chat.waiting.mark, { exact: true })
  await enterWarRoom(screen)
  await context.setOffline(true)
  for (const text of ['How do I win?', 'And if I lose?', 'Not this one']) {
    await composer(screen).fill(text)
    await composer(screen).press('Enter')
  }
  await expect(waiting).toHaveCount(3)
  await expect(composer(screen)).toHaveValue('')
  await log(screen).getByRole('listitem').last().getByRole('button', { name: words.chat.waiting.delete }).click()
  await expect(waiting).toHaveCount(2)

  // Online again, but the server refuses messages: none can be sent before the reload.
  await page.route(asking, (route) => route.abort('connectionreset'))
  await context.setOffline(false)
  await page.reload()
  await expect(log(screen).getByText('How do I win?', { exact: true })).toBeVisible()
  await expect(waiting).toHaveCount(2)

  const second = await context.newPage()
  await second.goto('/war-room')
  await expect(second.getByText('How do I win?', { exact: true })).toBeVisible()
  await page.unroute(asking)
  await expect(waiting).toHaveCount(0, { timeout: 20_000 })
  await expect(answers(screen)).toHaveCount(3)
  await expectIdle(screen)
  const { rows } = await kiai.database.query(
    "select content from chat_messages where user_id = $1 and role = 'user' order by position",
    [member.user_id],
  )
  expect(rows).toEqual([{ content: 'How do I win?' }, { content: 'And if I lose?' }])
})

test('a dialog and a page that were never opened say offline that they need a connection, and open when it is back', {
  tag: '@desktop',
}, async ({ page, context, member, words }) => {
  const screen = { page, words }
  const missing = page.getByText(words.common.error.offline, { exact: true })
  const { delete: leaving } = words.accounts
  await page.goto('/settings')
  await expectSettingsOf(screen, member)
  const expectSameDocument = await markDocument(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: leaving.open, exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: words.common.error.offlineTitle }).getByText(words.common.error.offline),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: leaving.dialog })).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  const navigation = await openNavigation(screen)
  await navigation.getByRole('link', { name: words.common.nav.warRoom }).click()
  await expect(page.getByRole('main').locator(missing)).toBeVisible({ timeout: 3_000 })
  await context.setOffline(false)
  await expect(heading(screen, words.warRoom.title)).toBeVisible()
  await expect(composer(screen)).toBeVisible()
  // The page's style sheet is loaded: without it the list would be as high as its content.
  await expect(log(screen)).toHaveCSS('overflow-y', 'auto')
  await expectSameDocument()
})

test('a post written offline is kept after a reload, and sent once when the connection is back', {
  tag: ['@phone', '@proof'],
}, async ({ page, context, words, kiai }) => {
  const screen = { page, words }
  const writing = '**/api/spaces/*/posts'
  const waiting = page.getByText(words.spaces.waiting.mark, { exact: true })
  const author = await insider(kiai)
  await signInWithCookie(context, kiai, author)
  await page.goto(`/spaces/${SPACE}`)
  // The composer loads when the page is idle, or when its field is used.
  await field(page, words.spaces.composer.label).focus()
  await expect(page.getByRole('button', { name: words.spaces.composer.send, exact: true })).toBeVisible()
  await context.setOffline(true)
  await publish(screen, 'From the tunnel')
  await expect(waiting).toBeVisible()
  await field(page, words.spaces.composer.label).fill('And a draft')

  // Online again, but the server refuses posts: none can be sent before the reload.
  await page.route(writing, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('From the tunnel', { exact: true })).toBeVisible()
  await expect(waiting).toBeVisible()
  await expect(field(page, words.spaces.composer.label)).toHaveValue('And a draft')
  await page.unroute(writing)
  await context.setOffline(true)
  await expect(page.getByText(words.common.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(postWith(page, 'From the tunnel')).toHaveCount(1)
  const { rows } = await kiai.database.query('select body from posts where author_id = $1', [author.user_id])
  expect(rows).toEqual([{ body: 'From the tunnel' }])
})
