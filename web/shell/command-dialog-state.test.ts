import { expect, test } from 'vitest'
import { readShortcut } from './command-dialog-state.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: { tagName: 'BODY' } }

test('Ctrl or ⌘ with K opens the palette, from within a field too', () => {
  expect(readShortcut({ ...none, key: 'k', ctrlKey: true })).toBe('palette')
  expect(readShortcut({ ...none, key: 'K', metaKey: true, target: { tagName: 'INPUT' } })).toBe('palette')
  expect(readShortcut({ ...none, key: 'k' })).toBeUndefined()
})

test('? shows the shortcuts, but not while someone types in a field', () => {
  expect(readShortcut({ ...none, key: '?' })).toBe('shortcuts')
  expect(readShortcut({ ...none, key: '?', target: { tagName: 'TEXTAREA' } })).toBeUndefined()
  expect(readShortcut({ ...none, key: '?', target: { tagName: 'DIV', isContentEditable: true } })).toBeUndefined()
})

test('a key that another component has handled is ignored', () => {
  expect(readShortcut({ ...none, key: 'k', ctrlKey: true, defaultPrevented: true })).toBeUndefined()
  expect(readShortcut({ ...none, key: 'k', ctrlKey: true, altKey: true })).toBeUndefined()
})
