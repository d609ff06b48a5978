import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

const user = (full_name: string, email: string) => ({ email, profile: { full_name } })

test('the display name is the full name, else the part before the @, else undefined', () => {
  expect(displayName(user('Noa Vantaro', 'noa@kiai.example'))).toBe('Noa Vantaro')
  expect(displayName(user('   ', 'noa@kiai.example'))).toBe('noa')
  expect(displayName(user('', '@kiai.example'))).toBeUndefined()
  expect(displayName(user('', ''))).toBeUndefined()
})
