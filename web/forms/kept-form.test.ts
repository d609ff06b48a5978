import { expect, it } from 'vitest'
import { parseTyped } from './kept-form.ts'

const BLANK = { title: '', price: '' }

it('reads what its owner typed', () => {
  expect(parseTyped('me {"title":"Pads","price":"49,50"}', 'me', BLANK)).toEqual({ title: 'Pads', price: '49,50' })
})

it('fills in what was not kept, and leaves out what the form does not have', () => {
  const kept = `me ${JSON.stringify({ title: 'Pads', colour: 'red', price: 12 })}`
  expect(parseTyped(kept, 'me', BLANK)).toEqual({ title: 'Pads', price: '' })
})

it.each([null, '', 'me', 'me ', 'me {', 'me []', 'me null', 'me "title"', 'someone-else {"title":"Pads"}'])(
  'finds nothing of mine in %j',
  (kept) => expect(parseTyped(kept, 'me', BLANK)).toBeUndefined(),
)
