import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'

test('only changed fields are listed, with their old and new values', () => {
  const before = { coach_status: 'pending', membership_type: 'coach', slug: null }
  const after = { coach_status: 'approved', membership_type: 'coach', slug: 'ana' }
  expect(changesOf({ before, after })).toEqual([
    { field: 'coach_status', before: 'pending', after: 'approved' },
    { field: 'slug', before: null, after: 'ana' },
  ])
})

test('a field that exists on one side only has no value on the other', () => {
  expect(changesOf({ before: {}, after: { reason: 'Too short' } })).toEqual([
    { field: 'reason', before: null, after: 'Too short' },
  ])
  expect(changesOf({ before: { reason: undefined }, after: { reason: null } })).toEqual([])
})
