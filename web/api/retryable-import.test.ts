import { expect, test } from 'vitest'
import { LoadFailure, retryableImport } from './retryable-import.ts'

const MODULE = `data:text/javascript,export const texts = 'here'`

test('a module that loads is imported once', async () => {
  const load = retryableImport(() => import(MODULE) as Promise<{ texts: string }>)
  expect((await load()).texts).toBe('here')
})

test('a failed import throws, and the next call imports again', async () => {
  let asked = 0
  const load = retryableImport(async () => {
    if (++asked === 1) throw new TypeError('Importing a module script failed.')
    return { texts: 'here' }
  })
  await expect(load()).rejects.toThrow(LoadFailure)
  expect((await load()).texts).toBe('here')
})

test('the next call uses another address where the browser remembers failed modules', async () => {
  let asked = 0
  const load = retryableImport(async () => {
    asked++
    throw new TypeError('Failed to fetch dynamically imported module: http://kiai.invalid/assets/pt-1a2b.js')
  })
  await expect(load()).rejects.toThrow('pt-1a2b.js')
  await expect(load()).rejects.toThrow()
  expect(asked).toBe(1)
})

test('the address of a failed style sheet is not imported as a module', async () => {
  let asked = 0
  const load = retryableImport(async () => {
    if (++asked === 1) throw new Error('Unable to preload CSS for http://kiai.invalid/assets/chat-1a2b.css')
    return { texts: 'here' }
  })
  await expect(load()).rejects.toThrow(LoadFailure)
  expect((await load()).texts).toBe('here')
})
