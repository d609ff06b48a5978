import { expect, test } from 'vitest'
import { pageOfPath, paramsOf } from './browser-router.tsx'

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/Dashboard', '/dashboard'],
  ['/coach/ai-ember', '/coach/:coachId'],
  ['/coach/ai-ember/session/', '/coach/:coachId/session'],
  ['/no-such-page', undefined],
  ['/dashboard/more', undefined],
])('%s is the page %s', (path, page) => expect(pageOfPath(path)).toBe(page))

test.each([
  ['/coach/ai-ember/profile', { coachId: 'ai-ember' }],
  ['/purchases/ABC/invoice', { orderId: 'ABC' }],
  ['/coach/%C3%8Dris%2FG', { coachId: 'Íris/G' }],
  ['/coach/100%', { coachId: '100%' }],
  ['/dashboard', {}],
  ['/no-such-page', {}],
])('the parameters of %s are %o', (path, params) => expect(paramsOf(path)).toEqual(params))
