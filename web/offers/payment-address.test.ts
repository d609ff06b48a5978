import { describe, expect, test } from 'vitest'
import { paymentAddress } from './payment-address.ts'

const HERE = 'https://kiai.example'

describe('the address on which an order is paid', () => {
  test('is a page of ours, opened without its host', () => {
    expect(paymentAddress(`${HERE}/purchases/7?came=returned`, HERE, 'stripe')).toEqual({
      page: '/purchases/7?came=returned',
    })
  })

  test("is the sandbox's page here, also when this page was opened under another name", () => {
    expect(paymentAddress('http://localhost:3000/sandbox/7', 'http://127.0.0.1:3000', 'sandbox')).toEqual({
      page: '/sandbox/7',
    })
  })

  test("is the provider's page over https", () => {
    const url = 'https://checkout.stripe.com/c/pay/cs_test_7#x'
    expect(paymentAddress(url, HERE, 'stripe')).toEqual({ elsewhere: url })
  })

  test.each(['http://checkout.stripe.com/pay', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '', 'pay'])(
    'is never %s',
    (url) => {
      expect(paymentAddress(url, HERE, 'stripe')).toBeUndefined()
    },
  )
})
