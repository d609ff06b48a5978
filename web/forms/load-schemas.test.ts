import { expect, test } from 'vitest'
import type { schemas } from '#web/features/profile/form-schemas.ts'
import { schemaLoader } from './load-schemas.ts'

const load = schemaLoader<typeof schemas>('profile')('profile')

test('typed text is parsed into the values that the server accepts', async () => {
  const { read } = await load()
  expect(read({ full_name: '  Rosa ', avatar_url: ' ' })).toEqual({ data: { full_name: 'Rosa', avatar_url: null } })
})

test('values that the server would refuse are refused here with the same problems', async () => {
  const { read } = await load()
  expect(read({ full_name: '', avatar_url: 'http://x.example/a.png' })).toEqual({
    problems: { full_name: { problem: 'required' }, avatar_url: { problem: 'https-url' } },
  })
})

test('a feature without schemas throws', async () => {
  await expect(schemaLoader('telepathy')('x')()).rejects.toThrow('No form-schemas.ts in the feature telepathy')
})
