import { expect, it } from 'vitest'
import { parseTyped } from './kept-form.ts'

const BLANK = { title: '', price: '' }

it('reads the text that the same account typed', () => {
  expect(parseTyped('me {"title":"Pads","price":"49,50"}', 'me', BLANK)).toEqual({ title: 'Pads', price: '49,50' })
})

it('fills in missing fields, and leaves out fields that the form does not have', () => {
  const kept = `me ${JSON.stringify({ title: 'Pads', colour: 'red', price: 12 })}`
  expect(parseTyped(kept, 'me', BLANK)).toEqual({ title: 'Pads', price: '' })
})

it.each([null, '', 'me', 'me ', 'me {', 'me []', 'me null', 'me "title"', 'someone-else {"title":"Pads"}'])(
  'reads nothing from %j',
  (kept) => expect(parseTyped(kept, 'me', BLANK)).toBeUndefined(),
)
