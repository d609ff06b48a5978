import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { AdminUser } from '#contract/admin.ts'
import { fill, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { ADMIN_TABS, answerAdmin, someUser } from './admin-answers.ts'

const words = wordingOf('en')
const { gift, leave, users: says } = words.admin
const ROLE = 'PUT /api/admin/users/:user_id/membership_type'

const session = sessionOf('admin')
/** The signed-in admin, as in the list. */
const own = someUser(1, { user_id: session.user.id, full_name: 'Robin Tester', membership_type: 'admin' })

async function openUsers(users: AdminUser[], next: string | null = null) {
  const app = await openApp('/admin?tab=users', {
    session,
    answers: (wire) => {
      answerAdmin(wire)
      wire.answer(ADMIN_TABS.users, { users, next })
    },
  })
  const roleOf = ({ full_name }: AdminUser) =>
    within(document.body).findByRole<HTMLSelectElement>('combobox', {
      name: fill(says.roleOf, { name: full_name }),
      hidden: true,
    })
  return { ...app, roleOf }
}

test('a changed role and a failed change show the texts of the specification', async () => {
  const someone = someUser(2)
  const { wire, user, roleOf } = await openUsers([someone])
  wire.answer(ROLE, { ...someone, membership_type: 'coach' })
  wire.answer(ADMIN_TABS.users, { users: [{ ...someone, membership_type: 'coach' }], next: null })
  await user.selectOptions(await roleOf(someone), 'coach')
  await expectMessage(words, 'Role Updated', 'The user role has been updated to Coach.')
  await waitFor(async () => expect((await roleOf(someone)).value).toBe('coach'))

  wire.break(ROLE)
  await user.selectOptions(await roleOf(someone), 'admin')
  await expectMessage(words, 'Failed to update user role.', words.errors.codes['server.unexpected'])
  await waitFor(async () => expect((await roleOf(someone)).value).toBe('coach'))
})

test('the page asks before admins give up their own role, and says why the last admin cannot', async () => {
  const { wire, user, roleOf } = await openUsers([own])
  await user.selectOptions(await roleOf(own), 'coach')
  await text(leave.title)
  await user.click(await button(words.common.action.cancel))
  await waitFor(async () => expect((await roleOf(own)).value).toBe('admin'))
  expect(wire.sentTo(ROLE)).toEqual([])

  wire.refuse(ROLE, 'admin.last-admin')
  await user.selectOptions(await roleOf(own), 'free_member')
  await user.click(await button(leave.submit))
  await expectMessage(words, words.admin.roleChange.failed, words.errors.codes['admin.last-admin'])
  await waitFor(async () => expect((await roleOf(own)).value).toBe('admin'))
})

test('Elite can be given without an end to a coach, who stays a coach, and the select gets the focus back', async () => {
  const coach = someUser(2, { membership_type: 'coach', coach_status: 'approved' })
  const { wire, user, roleOf } = await openUsers([coach])
  await roleOf(coach)
  const given = { ...coach, elite: { until: null } }
  wire.answer(ROLE, given)
  wire.answer(ADMIN_TABS.users, { users: [given], next: null })
  await user.selectOptions(await roleOf(coach), 'elite_member')
  await text(fill(gift.roleStays, { name: coach.full_name, role: words.admin.role.coach }))
  await user.click(within(document.body).getByLabelText(gift.open))
  await user.click(await button(gift.submit))
  expect(document.activeElement).toBe(await roleOf(coach))
  await expectMessage(words, gift.done, gift.doneText)
  expect(wire.sentTo(ROLE)).toMatchObject([{ membership_type: 'elite_member', until: null }])
  expect((await roleOf(coach)).value).toBe('coach')

  await user.click(await button(says.eliteOpen))
  await text(fill(gift.changeTitle, { name: coach.full_name }))
  await button(gift.save)
})

test('admins are not offered to ban themselves', async () => {
  const { user } = await openUsers([own])
  await user.click(await button(fill(says.actionsFor, { name: own.full_name })))
  const menu = within(await within(document.body).findByRole('menu', { hidden: true }))
  await menu.findByRole('menuitem', { name: words.admin.signOut.open, hidden: true })
  expect(menu.queryAllByRole('menuitem', { name: words.admin.ban.open, hidden: true })).toEqual([])
})

test('an error is shown when more users cannot be read, and Retry loads them', async () => {
  const all = Array.from({ length: 25 }, (_, index) => someUser(index + 2))
  const { wire, user } = await openUsers(all.slice(0, 20), 'the-rest')
  const more = await button(words.admin.more)
  wire.break(ADMIN_TABS.users)
  await user.click(more)
  await text(words.admin.moreFailed)
  wire.answer(ADMIN_TABS.users, { users: all.slice(20), next: null })
  await user.click(await button(words.common.action.retry))
  await text(fill(says.shown_other, { count: 25 }))
  expect(wire.sentTo(ADMIN_TABS.users).at(-1)).toMatchObject({ cursor: 'the-rest' })
})

test('what someone pays for is shown beside the role', async () => {
  const until = '2026-12-16T12:00:00.000Z'
  const paid = { plan: 'elite_yearly', state: 'active', until, ends_at_period_end: true } as const
  await openUsers([someUser(2, { membership_type: 'coach', elite: { until }, paid })])
  const [before = ''] = fill(says.paid.cancelled, { plan: says.plans.elite_yearly, day: '|' }).split('|')
  await text(new RegExp(before))
})
