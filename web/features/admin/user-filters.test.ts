import { expect, test } from 'vitest'
import { readUserFilters, writeUserFilters } from './user-filters.ts'

test('the address keeps the filters of the list', () => {
  const filters = { search: 'ana', membership_type: 'coach', status: 'banned', sort: 'name' } as const
  expect(readUserFilters(new URLSearchParams(writeUserFilters(filters)))).toEqual(filters)
})

test('the address has no fields without filters', () => {
  expect(writeUserFilters(readUserFilters(new URLSearchParams('?tab=users&search=++')))).toEqual({})
})

test('unknown filters in the address are ignored', () => {
  const { search, ...others } = readUserFilters(
    new URLSearchParams({ role: 'emperor', status: 'x', sort: 'y', search: 'a'.repeat(500) }),
  )
  expect(others).toEqual({ membership_type: undefined, status: undefined, sort: undefined })
  expect(search).toHaveLength(200)
})
