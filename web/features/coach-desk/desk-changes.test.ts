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

test('a new one comes first, in its own list', () => {
  const added = product('d', '2026-01-03T00:00:00Z')
  expect(withOffer(desk, added)).toEqual({ ...desk, products: [added, gloves] })
})

test('a changed one keeps its place', () => {
  const changed = { ...older, is_active: false }
  expect(withOffer(desk, changed).services).toEqual([newer, changed])
})

test('one that came back stands where it stood', () => {
  expect(withOffer(withoutOffer(desk, newer), newer)).toEqual(desk)
})

test('of those made in one moment the order is by id, as the server has it', () => {
  const [first, second] = [service('1', '2026-02-01T00:00:00Z'), service('2', '2026-02-01T00:00:00Z')]
  expect(withOffer(withOffer({ ...desk, services: [] }, second), first).services).toEqual([first, second])
})

test('what members can see is counted over both lists', () => {
  expect(activeItems(desk)).toBe(2)
  expect(kindOf(gloves)).toBe('products')
  expect(kindOf(older)).toBe('services')
})
