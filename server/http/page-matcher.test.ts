import { expect, test } from 'vitest'
import { createPageMatcher } from './page-matcher.ts'

const exists = createPageMatcher(['/', '/dashboard', '/coach/:coachId', '/coach/:coachId/services/:serviceId'])

test.each(['/', '/dashboard', '/coach/rosa', '/coach/1/services/2'])('%s is a page', (path) => {
  expect(exists(path)).toBe(true)
})

test.each([
  '',
  '/coach',
  '/coach/',
  '/coach/1/',
  '/coach/1/services',
  '/coach/1/services/',
  '/dashboard/x',
  '/toString',
])('%j is none', (path) => {
  expect(exists(path)).toBe(false)
})
