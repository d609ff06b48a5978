import { expect, test } from 'vitest'
import type { schemas } from '#web/features/profile/form-schemas.ts'
import { schemaLoader } from './load-schemas.ts'

const load = schemaLoader<typeof schemas>('profile')('profile')

test('what is typed becomes what the server takes', async () => {
  const { read } = await load()
  expect(read({ full_name: '  Rosa ', avatar_url: ' ' })).toEqual({ data: { full_name: 'Rosa', avatar_url: null } })
})

test('what the server would refuse is refused here, in the same words', async () => {
  const { read } = await load()
  expect(read({ full_name: '', avatar_url: 'http://x.example/a.png' })).toEqual({
    problems: { full_name: { problem: 'required' }, avatar_url: { problem: 'https-url' } },
  })
})

test('a feature without schemas is a fault', async () => {
  await expect(schemaLoader('telepathy')('x')()).rejects.toThrow('No form-schemas.ts in the feature telepathy')
})
