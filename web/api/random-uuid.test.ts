import { expect, it } from 'vitest'
import { IdSchema } from '#contract/fields.ts'
import { randomUuid } from './random-uuid.ts'

it('a random id is a valid UUID, and a new one each time', () => {
  const keys = Array.from({ length: 500 }, randomUuid)
  expect(keys.filter((key) => !IdSchema.safeParse(key).success)).toEqual([])
  expect(new Set(keys).size).toBe(500)
})
