import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'

test('only what changed is told, with what it was and what it is', () => {
  const before = { coach_status: 'pending', membership_type: 'coach', slug: null }
  const after = { coach_status: 'approved', membership_type: 'coach', slug: 'ana' }
  expect(changesOf({ before, after })).toEqual([
    { field: 'coach_status', before: 'pending', after: 'approved' },
    { field: 'slug', before: null, after: 'ana' },
  ])
})

test('what is only on one side was nothing on the other', () => {
  expect(changesOf({ before: {}, after: { reason: 'Too short' } })).toEqual([
    { field: 'reason', before: null, after: 'Too short' },
  ])
  expect(changesOf({ before: { reason: undefined }, after: { reason: null } })).toEqual([])
})
