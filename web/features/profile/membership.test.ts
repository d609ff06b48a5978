import { describe, expect, test } from 'vitest'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { isApprovedCoach, knownMembership, membershipVariant, partOfDay } from './membership.ts'
import { texts as en } from './texts/en.ts'

describe('the membership badge', () => {
  test('has the text of §4 for each type and for unknown values', () => {
    const label = (value: string) => en.membership[knownMembership(value)]
    expect(MEMBERSHIP_TYPES.map(label)).toEqual(['Member', 'Elite Member', 'Fight Camp Coach', 'Coach', 'Admin'])
    expect(['', 'grand_master', 'constructor'].map(label)).toEqual(['Member', 'Member', 'Member'])
  })

  test('is outlined for members and for unknown values', () => {
    expect(membershipVariant('free_member')).toBe('outline')
    expect(membershipVariant('grand_master')).toBe('outline')
    expect(membershipVariant('elite_member')).not.toBe('outline')
  })
})

test('the coach dashboard is open to approved members with a coach membership', () => {
  expect(isApprovedCoach({ coach_status: 'approved', membership_type: 'coach' })).toBe(true)
  expect(isApprovedCoach({ coach_status: 'approved', membership_type: 'free_member' })).toBe(false)
  expect(isApprovedCoach({ coach_status: 'pending', membership_type: 'coach' })).toBe(false)
  expect(isApprovedCoach({ coach_status: null, membership_type: 'coach' })).toBe(false)
})

test('the greeting depends on the time of day', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
