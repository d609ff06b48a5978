import { expect, test } from 'vitest'
import { readLocationState } from './location-state.ts'

test('reads the state that our pages store in the history', () => {
  expect(readLocationState({ from: '/settings', coach: true, email: 'a@b.example', full_name: 'Robin' })).toEqual({
    from: '/settings',
    coach: true,
    email: 'a@b.example',
    full_name: 'Robin',
  })
})

test.each([null, undefined, 'coach', 7, { coach: 'yes', email: 3 }])('reads the state %j as empty', (state) => {
  expect(readLocationState(state)).toEqual({ from: undefined, coach: false, email: '', full_name: '' })
})
