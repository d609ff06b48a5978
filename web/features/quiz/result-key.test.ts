import { expect, it } from 'vitest'
import { IdSchema } from '#contract/fields.ts'
import { newResultKey } from './result-key.ts'

it('is what the server takes for a key, and another one each time', () => {
  const keys = Array.from({ length: 500 }, newResultKey)
  expect(keys.filter((key) => !IdSchema.safeParse(key).success)).toEqual([])
  expect(new Set(keys).size).toBe(500)
})
