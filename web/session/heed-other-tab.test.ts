import { expect, test } from 'vitest'
import { heedOtherTab } from './heed-other-tab.ts'

test('a sign-out in another tab ends what is shown here at once', () => {
  expect(heedOtherTab('signed-out', 'signed_in')).toBe('leave')
})

test('while an answer may be under way that is older than the sign-out, the server is asked again', () => {
  for (const status of ['checking', 'unreachable', 'signed_out'] as const)
    expect(heedOtherTab('signed-out', status), status).toEqual({ ask: 'elsewhere' })
})

test('anything else is asked of the server, which knows more than a tab tells', () => {
  expect(heedOtherTab('expired', 'signed_in')).toEqual({ ask: 'expired' })
  for (const type of ['signed-in', 'token-refreshed', 'user-updated'] as const)
    expect(heedOtherTab(type, 'signed_in'), type).toEqual({ ask: 'elsewhere' })
})
