import { expect, test } from 'vitest'
import { buildRequest } from './request.ts'

test('names in the path are filled in, encoded, and sent nowhere else', () => {
  const { path, init } = buildRequest({ method: 'DELETE', path: '/api/things/:id' }, { id: 'a/b ?', reason: 'old' })
  expect(path).toBe('/api/things/a%2Fb%20%3F')
  expect(init.body).toBe('{"reason":"old"}')
})

test('a GET carries the rest in its query, without what is not given', () => {
  const { path, init } = buildRequest({ method: 'GET', path: '/api/outbox' }, { to: 'a+b@c.example', from: undefined })
  expect(path).toBe('/api/outbox?to=a%2Bb%40c.example')
  expect(init.body).toBeUndefined()
  expect(buildRequest({ method: 'GET', path: '/api/session' }, {}).path).toBe('/api/session')
})

test('cookies go to our own server only', () => {
  expect(buildRequest({ method: 'POST', path: '/api/x' }, {}).init.credentials).toBe('same-origin')
})
