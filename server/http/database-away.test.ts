import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const fault = (details: object, message = 'fault') => Object.assign(new Error(message), details)

test.each([
  ['nobody listens', fault({ code: 'ECONNREFUSED' })],
  ['the connection broke', fault({ code: 'ECONNRESET' })],
  ['the socket file is missing', fault({ code: 'ENOENT', syscall: 'connect' })],
  ['an administrator stops it', fault({ code: '57P01' })],
  ['it starts', fault({ code: '57P03' })],
  ['it has no connection left', fault({ code: '53300' })],
  ['its disk is full', fault({ code: '53100' })],
  ['it only reads', fault({ code: '25006' })],
  ['our own disk is full', fault({ code: 'ENOSPC', syscall: 'write' })],
  ['the driver lost it', fault({}, 'Connection terminated unexpectedly')],
  ['the pool waited in vain', fault({}, 'timeout exceeded when trying to connect')],
  ['the query builder wraps it', new Error('Failed query', { cause: fault({ code: '57P01' }) })],
])('the database counts as away after: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a missing file', fault({ code: 'ENOENT', syscall: 'open' })],
  ['a broken rule of the schema', fault({ code: '23505' })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('the database does not count as away after: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
