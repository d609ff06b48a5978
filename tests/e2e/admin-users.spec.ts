import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { firstName } from '#contract/display-name.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type Account, memberAccount, signInWithCookie } from './accounts.ts'
import { dismissMessage } from './chat.ts'
import type { Installation } from './installation.ts'
import { test as base, expect } from './kiai.ts'
import { expectMessage, field, heading, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

const test = base.extend<{ admin: Account }>({
  admin: async ({ kiai, context, language }, use) => {
    const account = await memberAccount(kiai, { membership_type: 'admin', language })
    await signInWithCookie(context, kiai, account)
    await use(account)
  },
})

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

/** A member whose name is used in no other journey. */
async function named(kiai: Installation, language: Language = 'en'): Promise<Account> {
  const account = await memberAccount(kiai, { language })
  const full_name = `Zélia ${randomUUID().slice(0, 8)}`
  await kiai.database.query('update profiles set full_name = $2 where user_id = $1', [account.user_id, full_name])
  return { ...account, full_name }
}

const rowOf = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email })

async function findUser({ page, words }: Screen, text: string): Promise<void> {
  await field(page, words.admin.users.search).fill(text)
}

const roleOf = ({ page, words }: Screen, { full_name }: Account): Locator =>
  page.getByRole('combobox', { name: fill(words.admin.users.roleOf, { name: full_name }), exact: true })

async function chooseAction({ page, words }: Screen, { email }: Account, action: string): Promise<Locator> {
  await rowOf(page, email)
    .getByRole('button', { name: new RegExp(fill(words.admin.users.actionsFor, { name: '' }).trim()) })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  return page.getByRole('dialog')
}

for (const language of LANGUAGES) {
  test.describe(`an admin who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('finds a user, changes the role, bans and unbans them, and signs them out everywhere', {
      tag: turnOf(language),
    }, async ({ page, words, kiai, admin, newDevice }) => {
      test.slow()
      const screen = { page, words }
      const { users, role, roleChange, gift, ban, unban, signOut } = words.admin
      const someone = await named(kiai, language)
      const name = someone.full_name
      const device = await newDevice()
      await signInWithCookie(device, kiai, someone)
      const there = { page: await device.newPage(), words }
      await there.page.goto('/settings')
      await expect(heading(there, words.common.page.settings)).toBeVisible()

      await page.goto('/admin?tab=users')
      await expect(rowOf(page, admin.email).getByText(users.you, { exact: true })).toBeVisible()
      await findUser(screen, name.replace('Zélia', 'zelia'))
      await expect(rowOf(page, someone.email)).toBeVisible()
      await expect(rowOf(page, admin.email)).toHaveCount(0)
      await expectSoundScreen(page)

      await test.step('changes the role, at once also on the open pages of the user', async () => {
        await roleOf(screen, someone).selectOption('elite_member')
        const dialog = page.getByRole('dialog', { name: fill(gift.title, { name }) })
        await field(dialog, gift.until).fill('2001-01-01')
        await dialog.getByRole('button', { name: gift.submit, exact: true }).click()
        await expect(field(dialog, gift.until)).toHaveAccessibleDescription(/20\d\d/)
        await field(dialog, gift.until).fill(`${new Date().getUTCFullYear() + 1}-12-31`)
        await expectSoundScreen(page)
        await dialog.getByRole('button', { name: gift.submit, exact: true }).click()
        await expectMessage(screen, roleChange.done, fill(roleChange.doneText, { role: role.elite_member }))
        await expect(roleOf(screen, someone)).toHaveValue('elite_member')
        await expect(there.page.getByText(words.profile.membership.elite_member, { exact: true })).toBeVisible()
        await dismissMessage(screen)
      })

      await test.step('bans the user with a reason, which ends their session', async () => {
        const dialog = await chooseAction(screen, someone, ban.open)
        await expectSoundScreen(page, 'dialog[open]')
        await dialog.getByRole('button', { name: ban.submit, exact: true }).click()
        await expect(dialog.getByText(words.errors.problems.required, { exact: true })).toBeVisible()
        await field(dialog, ban.reason).fill('Threatened a coach.')
        await dialog.getByRole('button', { name: ban.submit, exact: true }).click()
        await expectMessage(screen, ban.done, fill(ban.doneText, { name }))
        await expect(rowOf(page, someone.email).getByText(users.statuses.banned, { exact: true })).toBeVisible()
        await expect(rowOf(page, someone.email).getByText('Threatened a coach.')).toBeVisible()
        await expect(there.page).toHaveURL('/auth')
        await dismissMessage(screen)
      })

      await test.step('the banned user reads the reason at sign-in', async () => {
        const { auth, toast } = words.accounts
        await field(there.page, auth.email).fill(someone.email)
        await field(there.page, auth.password).fill(someone.password)
        await there.page.getByRole('button', { name: auth.signIn, exact: true }).click()
        const { codes, reason } = words.errors
        const why = `${codes['accounts.banned']} ${fill(reason, { reason: 'Threatened a coach.' })}`
        await expectMessage(there, toast.signInFailed, why)
      })

      await test.step('lifts the ban', async () => {
        const dialog = await chooseAction(screen, someone, unban.open)
        await dialog.getByRole('button', { name: unban.submit, exact: true }).click()
        await expectMessage(screen, unban.done, fill(unban.doneText, { name }))
        await expect(rowOf(page, someone.email).getByText(users.statuses.active, { exact: true })).toBeVisible()
        await dismissMessage(screen)
      })

      await test.step('signs the user out everywhere', async () => {
        await signInWithCookie(device, kiai, someone)
        await there.page.goto('/dashboard')
        await expect(there.page.getByRole('heading', { level: 1 })).toContainText(firstName(name))
        const dialog = await chooseAction(screen, someone, signOut.open)
        await dialog.getByRole('button', { name: signOut.submit, exact: true }).click()
        await expectMessage(screen, signOut.done, fill(signOut.doneText_one, { count: 1 }))
        await expect(there.page).toHaveURL('/auth')
      })

      await page.getByRole('tab', { name: words.admin.tabs.audit, exact: true }).click()
      const log = page.getByRole('table', { name: words.admin.audit.caption })
      for (const action of ['give_elite', 'ban', 'unban', 'sign_out_everywhere'] as const)
        await expect(log.getByText(fill(words.admin.audit.action[action], { name }), { exact: true })).toBeVisible()
      const change = { before: role.free_member, after: role.elite_member }
      await expect(log.getByText(fill(words.admin.audit.arrow, change), { exact: true }).first()).toBeAttached()
    })
  })
}

test('on a phone the row of a user is compact, and the tabs show that they can be scrolled', {
  tag: ['@phone', '@proof'],
}, async ({ page, words, admin }) => {
  await page.goto('/admin?tab=users')
  const row = rowOf(page, admin.email)
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(130)
  const tabs = page.getByRole('tablist', { name: words.admin.tabs.label })
  const hints = tabs.locator('..').locator('> svg')
  await expect(hints, 'there are more at the end').toHaveCount(1)
  await page.getByRole('tab', { name: words.admin.tabs.audit, exact: true }).click()
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
  await expect(hints, 'it is the last: there are more at the start').toHaveCount(1)
})

test.describe('the list of users', { tag: '@desktop' }, () => {
  test('shows twenty users, then more, and keeps search, filter and order after a reload', { tag: '@proof' }, async ({
    page,
    words,
    kiai,
    admin: _admin,
  }) => {
    const screen = { page, words }
    const family = randomUUID().slice(0, 8)
    await kiai.database.query(
      `insert into users (name, email, email_verified)
       select $1::text || ' ' || lpad(number::text, 2, '0'), $1::text || number || '@people.example', true
       from generate_series(1, 25) as number`,
      [family],
    )
    await kiai.database.query(
      `update profiles set full_name = u.name from users u where u.id = profiles.user_id and u.email like $1::text || '%'`,
      [family],
    )
    await page.goto('/admin?tab=users')
    await findUser(screen, family)
    await expect(page).toHaveURL(`/admin?tab=users&search=${family}`)
    await expect(page.getByRole('row').nth(1)).toContainText(family)
    const shown = (count: number) => page.getByText(fill(words.admin.users.shown_other, { count }), { exact: true })
    await expect(shown(20)).toBeVisible()
    await page.getByRole('button', { name: words.admin.more, exact: true }).click()
    await expect(shown(25)).toBeVisible()
    await expect(page.getByRole('button', { name: words.admin.more, exact: true })).toHaveCount(0)

    await field(page, words.admin.users.sort).selectOption('name')
    await expect(page.getByRole('row').nth(1)).toContainText(`${family} 01`)
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText(`${family} 01`)
    await expect(field(page, words.admin.users.search)).toHaveValue(family)

    await field(page, words.admin.users.status).selectOption('banned')
    await expect(page.getByRole('heading', { name: words.admin.users.empty, exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.admin.users.clear, exact: true }).click()
    await expect(field(page, words.admin.users.search)).toHaveValue('')
    await expect(page).toHaveURL('/admin?tab=users')
  })
})
