import { expect, test } from 'vitest'
import { MEMBER_HEADER } from '#contract/offline-rules.ts'
import { buildRequest, nameWriter } from './request.ts'

test('path parameters are filled in, encoded, and left out of the body', () => {
  const { path, init } = buildRequest({ method: 'DELETE', path: '/api/things/:id' }, { id: 'a/b ?', reason: 'old' })
  expect(path).toBe('/api/things/a%2Fb%20%3F')
  expect(init.body).toBe('{"reason":"old"}')
})

test('a GET puts the other fields into its query, except undefined ones', () => {
  const { path, init } = buildRequest({ method: 'GET', path: '/api/outbox' }, { to: 'a+b@c.example', from: undefined })
  expect(path).toBe('/api/outbox?to=a%2Bb%40c.example')
  expect(init.body).toBeUndefined()
  expect(buildRequest({ method: 'GET', path: '/api/session' }, {}).path).toBe('/api/session')
})

test('cookies are sent to our own server only', () => {
  expect(buildRequest({ method: 'POST', path: '/api/x' }, {}).init.credentials).toBe('same-origin')
})

test('a write names the member whom the page shows, a read does not', () => {
  nameWriter(() => 'ana')
  const headersOf = (method: 'GET' | 'POST') => buildRequest({ method, path: '/api/x' }, {}).init.headers
  expect(headersOf('POST')).toMatchObject({ [MEMBER_HEADER]: 'ana' })
  expect(headersOf('GET')).not.toHaveProperty(MEMBER_HEADER)
  nameWriter(() => undefined)
  expect(headersOf('POST')).not.toHaveProperty(MEMBER_HEADER)
})
