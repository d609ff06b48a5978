import { expect, test } from 'vitest'
import { askedNamespaces, loadTextsIn, textsArriving, textsOf } from './text-store.ts'
import { translatorFor } from './use-translation.ts'

test('loaded texts are available in the requested language only', async () => {
  expect(textsOf('pt', 'plans')).toBeUndefined()
  await loadTextsIn('pt', ['plans', 'common'])
  expect(askedNamespaces()).toEqual(['plans', 'common'])
  expect([textsOf('pt', 'plans'), textsOf('pt', 'common')]).not.toContain(undefined)
  expect(textsOf('es', 'plans')).toBeUndefined()
})

test('a component that renders twice while its texts load gets the same promise', async () => {
  const arriving = textsArriving('es', 'quiz')
  expect(textsArriving('es', 'quiz')).toBe(arriving)
  await arriving
  expect(textsArriving('es', 'quiz')).toBe(arriving)
  expect(arriving).toHaveProperty('status', 'fulfilled')
  expect(textsOf('es', 'quiz')).toBeDefined()
})

test('texts that fail to load reject, and the next call loads them again', async () => {
  const drawn = textsArriving('en', 'no-such-feature')
  await expect(drawn).rejects.toThrow('No texts at')
  expect(textsArriving('en', 'no-such-feature')).toBe(drawn)
  await expect(loadTextsIn('en', ['no-such-feature'])).rejects.toThrow('No texts at')
  expect(textsArriving('en', 'no-such-feature')).not.toBe(drawn)
})

test('a key may name a text of another feature', async () => {
  await loadTextsIn('en', ['plans', 'common'])
  const t = translatorFor<['plans', 'common']>('en', 'plans')
  expect(t('next.title')).not.toContain('next')
  expect(t('common:action.close')).toBe('Close')
  expect(translatorFor('en', 'plans')).toBe(t)
})
