import { expect, test } from 'vitest'
import { countsAfter, type Offer, type OfferPages, withOffer, withoutOffer } from './desk-changes.ts'

const offer = (id: string, created_at: string, more: Partial<Offer> = {}) =>
  ({ id, created_at, is_active: true, kind: 'coaching', ...more }) as Offer

const newest = offer('c', '2026-01-03T00:00:00Z')
const newer = offer('b', '2026-01-02T00:00:00Z', { is_active: false })
const older = offer('a', '2026-01-01T00:00:00Z')
const list = (next: string | null = null): OfferPages => ({
  pages: [
    { offers: [newest, newer], next: 'more' },
    { offers: [older], next },
  ],
  pageParams: [undefined, 'more'],
})
const idsOf = ({ pages }: OfferPages) => pages.map(({ offers }) => offers.map(({ id }) => id).join(' '))

test('a new offer comes first', () => {
  expect(idsOf(withOffer(list(), offer('d', '2026-01-04T00:00:00Z')))).toEqual(['d c b', 'a'])
})

test('a changed offer keeps its place', () => {
  const changed = withOffer(list(), { ...older, is_active: false })
  expect(idsOf(changed)).toEqual(['c b', 'a'])
  expect(changed.pages[1]?.offers[0]?.is_active).toBe(false)
})

test('a restored offer returns to its place', () => {
  expect(idsOf(withOffer(withoutOffer(list(), newest), newest))).toEqual(['c b', 'a'])
  expect(idsOf(withOffer(withoutOffer(list(), older), older))).toEqual(['c b', 'a'])
})

test('an offer of a page that is not loaded is not shown at a wrong place', () => {
  expect(idsOf(withOffer(list('further'), offer('z', '2025-01-01T00:00:00Z')))).toEqual(['c b', 'a'])
})

test('offers created at the same moment are ordered by id, as on the server', () => {
  expect(idsOf(withOffer(list(), offer('a2', older.created_at)))).toEqual(['c b', 'a2 a'])
})

test('the counts follow a new, a switched and a deleted offer', () => {
  const counts = { services: 3, products: 1, seminars: 0, active: 2 }
  expect(countsAfter(counts, undefined, newest)).toEqual({ ...counts, services: 4, active: 3 })
  expect(countsAfter(counts, newest, { ...newest, is_active: false })).toEqual({ ...counts, active: 1 })
  expect(countsAfter(counts, { ...newer, kind: 'product' }, undefined)).toEqual({ ...counts, products: 0 })
})
