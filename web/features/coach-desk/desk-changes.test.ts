import { expect, test } from 'vitest'
import type { CoachProduct, CoachService } from '#contract/coach-desk.ts'
import { activeItems, type Desk, kindOf, withOffer, withoutOffer } from './desk-changes.ts'

const service = (id: string, created_at: string, is_active = true) => ({ id, created_at, is_active }) as CoachService
const product = (id: string, created_at: string, is_active = true) =>
  ({ id, created_at, is_active, brand: 'Plain Cotton' }) as CoachProduct

const older = service('a', '2026-01-01T00:00:00Z')
const newer = service('b', '2026-01-02T00:00:00Z', false)
const gloves = product('c', '2026-01-01T00:00:00Z')
const desk = { services: [newer, older], products: [gloves], profile: {} } as unknown as Desk

test('a new offer comes first in the list of its kind', () => {
  const added = product('d', '2026-01-03T00:00:00Z')
  expect(withOffer(desk, added)).toEqual({ ...desk, products: [added, gloves] })
})

test('a changed offer keeps its place', () => {
  const changed = { ...older, is_active: false }
  expect(withOffer(desk, changed).services).toEqual([newer, changed])
})

test('a restored offer returns to its place', () => {
  expect(withOffer(withoutOffer(desk, newer), newer)).toEqual(desk)
})

test('offers created at the same moment are ordered by id, as on the server', () => {
  const [first, second] = [service('1', '2026-02-01T00:00:00Z'), service('2', '2026-02-01T00:00:00Z')]
  expect(withOffer(withOffer({ ...desk, services: [] }, second), first).services).toEqual([first, second])
})

test('active offers of both lists are counted', () => {
  expect(activeItems(desk)).toBe(2)
  expect(kindOf(gloves)).toBe('products')
  expect(kindOf(older)).toBe('services')
})
