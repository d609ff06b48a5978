import { expect, test } from 'vitest'
import { recordLog } from '#tests/support/http.ts'

test('secret fields are hidden at any depth', () => {
  const { log, text } = recordLog()
  log.info(
    {
      password: 'canary-1',
      headers: { Authorization: 'canary-2', cookie: 'canary-3', 'set-cookie': ['canary-4'] },
      a: { b: { c: { d: { token: 'canary-5', secret: 'canary-6' } } } },
      list: [{ email: 'canary-7' }],
      address: 'canary-8',
    },
    'all of it',
  )
  expect(text()).not.toContain('canary')
  expect(text()).toContain('[hidden]')
})

test('an error is logged with stack, code and constraint, without values', () => {
  const { log, lines, text } = recordLog()
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'Key (email)=(rosa@kiai.example) already exists.',
    constraint: 'users_email',
    table: 'users',
  })
  const error = Object.assign(
    new Error('Failed query: insert into users\nparams: rosa@kiai.example,canary', { cause }),
    {
      query: 'insert into users',
      params: ['rosa@kiai.example', 'canary'],
    },
  )
  log.error({ err: error }, 'a request failed')
  expect(lines[0]).toMatchObject({
    err: {
      type: 'Error',
      message: 'a query failed',
      stack: expect.stringContaining('logger.test.ts'),
      cause: { code: '23505', constraint: 'users_email', table: 'users' },
    },
  })
  expect(text()).not.toMatch(/rosa|canary/)
})

test('a value that PostgreSQL could not parse, or an address in a message, is not logged', () => {
  const { log, text } = recordLog()
  const unreadable = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), {
    code: '22P02',
    severity: 'ERROR',
  })
  log.error({ err: unreadable }, 'one')
  log.error({ err: new Error('no mailbox for canary@kiai.example') }, 'two')
  expect(text()).not.toContain('canary')
  expect(text()).toContain('no mailbox for [e-mail]')
})
