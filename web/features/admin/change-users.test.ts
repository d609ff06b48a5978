import { expect, test } from 'vitest'
import type { AdminUser } from '#contract/admin.ts'
import { withUser } from './change-users.ts'

const user = (user_id: string, full_name = user_id): AdminUser => ({
  user_id,
  full_name,
  email: `${user_id}@people.example`,
  avatar_url: null,
  coach_image_url: null,
  membership_type: 'free_member',
  elite: null,
  paid: null,
  coach_status: null,
  status: 'active',
  ban_reason: null,
  created_at: '2026-11-15T00:00:00Z',
  last_active_at: null,
})

test('a changed user stays in place, on any page of the list', () => {
  const listed = {
    pages: [
      { users: [user('a'), user('b')], next: 'two' },
      { users: [user('c')], next: null },
    ],
    pageParams: [undefined, 'two'],
  }
  const names = withUser(listed, user('b', 'B')).pages.map(({ users }) => users.map(({ full_name }) => full_name))
  expect(names).toEqual([['a', 'B'], ['c']])
  expect(withUser(listed, user('z'))).toEqual(listed)
})
