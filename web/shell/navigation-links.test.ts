import { expect, test } from 'vitest'
import { pageExists } from '#contract/pages.ts'
import { isActive, navigationLinks } from './navigation-links.ts'

const MEMBER = { membership_type: 'free_member', coach_status: null } as const
const paths = (profile?: Parameters<typeof navigationLinks>[0]) => navigationLinks(profile).map(({ path }) => path)

test('links have the order of the specification, then the other pages, and lead only to existing pages', () => {
  const order = ['/', '/dashboard', '/coaches', '/warrior-mindset', '/war-room', '/art-of-war', '/network', '/settings']
  expect(paths(MEMBER)).toEqual([
    ...order.filter(pageExists),
    '/bookings',
    '/live',
    '/plans',
    '/training',
    '/look-back',
    '/fighter-file',
  ])
})

test.each(['/settings', '/bookings', '/live', '/plans', '/look-back', '/training', '/fighter-file'])(
  '%s is linked for signed-in members only',
  (path) => {
    expect(paths(MEMBER)).toContain(path)
    expect(paths()).not.toContain(path)
  },
)

test.each([
  ['an approved coach', { membership_type: 'coach', coach_status: 'approved' }, ['/coach-dashboard']],
  ['an admin', { membership_type: 'admin', coach_status: null }, ['/admin']],
  [
    'an admin who is a coach too',
    { membership_type: 'admin', coach_status: 'approved' },
    ['/coach-dashboard', '/admin'],
  ],
  ['an applicant', { membership_type: 'free_member', coach_status: 'pending' }, []],
  ['a former coach', { membership_type: 'free_member', coach_status: 'approved' }, []],
] as const)('%s finds the pages of the role after all others', (_who, profile, own) => {
  expect(paths(profile)).toEqual([...paths(MEMBER), ...own])
})

test('a link is active on its page and the pages below it only', () => {
  expect(isActive('/network', '/network')).toBe(true)
  expect(isActive('/network', '/network/kings')).toBe(true)
  expect(isActive('/coaches', '/coach/ai-kai')).toBe(false)
  expect(isActive('/', '/dashboard')).toBe(false)
})
