import { expect, test } from 'vitest'
import { readUserFilters, writeUserFilters } from './user-filters.ts'

test('the address keeps what the list was narrowed by', () => {
  const filters = { search: 'ana', membership_type: 'coach', status: 'banned', sort: 'name' } as const
  expect(readUserFilters(new URLSearchParams(writeUserFilters(filters)))).toEqual(filters)
})

test('nothing chosen is nothing in the address', () => {
  expect(writeUserFilters(readUserFilters(new URLSearchParams('?tab=users&search=++')))).toEqual({})
})

test('what nobody knows is not asked for', () => {
  const { search, ...others } = readUserFilters(
    new URLSearchParams({ role: 'emperor', status: 'x', sort: 'y', search: 'a'.repeat(500) }),
  )
  expect(others).toEqual({ membership_type: undefined, status: undefined, sort: undefined })
  expect(search).toHaveLength(200)
})
