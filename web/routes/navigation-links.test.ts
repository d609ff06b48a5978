import { expect, test } from 'vitest'
import { pageExists } from '#contract/pages.ts'
import { isActive, navigationLinks } from './navigation-links.ts'

const paths = (signedIn: boolean) => navigationLinks({ signedIn }).map(({ path }) => path)

test('links stand in the order of the specification, plans and Fighter File after them, and lead only to pages that exist', () => {
  const order = ['/', '/dashboard', '/coaches', '/warrior-mindset', '/war-room', '/art-of-war', '/network', '/settings']
  expect(paths(true)).toEqual([...order.filter(pageExists), '/plans', '/fighter-file'])
})

test.each(['/settings', '/plans', '/fighter-file'])('%s is for those who are signed in', (path) => {
  expect(paths(true)).toContain(path)
  expect(paths(false)).not.toContain(path)
})

test('a link is lit on its page and below it, and nowhere else', () => {
  expect(isActive('/network', '/network')).toBe(true)
  expect(isActive('/network', '/network/kings')).toBe(true)
  expect(isActive('/coaches', '/coach/ai-kai')).toBe(false)
  expect(isActive('/', '/dashboard')).toBe(false)
})
