import { expect, test } from './kiai.ts'
import { expectMessage, expectSettingsOf, field, messages } from './screen.ts'

test('the network is cut while someone types: it is told, nothing is lost, and it goes on', async ({
  page,
  context,
  member,
  words,
}) => {
  const screen = { page, words }
  const { password } = words.accounts
  await page.goto('/settings')
  const card = page.getByRole('region', { name: password.title, exact: true })
  const notice = page.getByText(words.common.offline)
  await field(card, password.current).fill(member.password)
  await expect(notice).toBeHidden()

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

test('the server is away: it is told, and goes away by itself', { tag: '@desktop' }, async ({
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

test('a page that opens while the server is away offers to try again', { tag: '@desktop' }, async ({
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

test('what a form is checked with does not arrive: it is told, nothing is lost, and it can be sent again', {
  tag: '@desktop',
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
