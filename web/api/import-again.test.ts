import { expect, test } from 'vitest'
import { importAgain, LoadFailure } from './import-again.ts'

const MODULE = `data:text/javascript,export const texts = 'here'`

test('a module that arrives is loaded once and handed on', async () => {
  const load = importAgain(() => import(MODULE) as Promise<{ texts: string }>)
  expect((await load()).texts).toBe('here')
})

test('a failure is told, and the next try asks again', async () => {
  let asked = 0
  const load = importAgain(async () => {
    if (++asked === 1) throw new TypeError('Importing a module script failed.')
    return { texts: 'here' }
  })
  await expect(load()).rejects.toThrow(LoadFailure)
  expect((await load()).texts).toBe('here')
})

test('a browser that remembers failures is asked for another address', async () => {
  let asked = 0
  const load = importAgain(async () => {
    asked++
    throw new TypeError('Failed to fetch dynamically imported module: http://kiai.invalid/assets/pt-1a2b.js')
  })
  await expect(load()).rejects.toThrow('pt-1a2b.js')
  await expect(load()).rejects.toThrow()
  expect(asked).toBe(1)
})

test('the address of a style sheet that did not arrive is not asked for as a module', async () => {
  let asked = 0
  const load = importAgain(async () => {
    if (++asked === 1) throw new Error('Unable to preload CSS for http://kiai.invalid/assets/chat-1a2b.css')
    return { texts: 'here' }
  })
  await expect(load()).rejects.toThrow(LoadFailure)
  expect((await load()).texts).toBe('here')
})
