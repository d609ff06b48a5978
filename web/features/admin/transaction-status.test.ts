import { expect, test } from 'vitest'
import { statusLook } from './transaction-status.ts'

test.each([
  ['completed', 'completed', 'brass'],
  ['pending', 'pending', 'outline'],
  ['failed', 'failed', 'blood'],
  ['refunded', 'failed', 'blood'],
  ['disputed', 'failed', 'blood'],
  ['', 'failed', 'blood'],
])('%s is shown as %s', (status, word, variant) => expect(statusLook(status)).toEqual({ word, variant }))
