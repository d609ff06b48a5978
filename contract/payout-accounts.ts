import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PAYOUT_ACCOUNT_STATES } from './payout-rules.ts'

const PayoutAccountSchema = z.object({
  /** `manual`: this Kiai does not pay out by Stripe. `none`: the coach has no account there yet. */
  state: z.enum(['manual', 'none', ...PAYOUT_ACCOUNT_STATES]),
  country: z.nullable(z.string()),
  /** Where an account is possible; empty once Stripe knows the account. */
  countries: z.array(z.string()),
})
export type PayoutAccount = z.infer<typeof PayoutAccountSchema>

const PATH = '/api/coach-desk/payout-account'

export const readPayoutAccount = endpoint({
  method: 'GET',
  path: PATH,
  access: 'use-coach-desk',
  summary: 'How this coach is paid out, and the state of the account at Stripe as we know it',
  input: z.object({}),
  output: PayoutAccountSchema,
  errors: ['orders.payments-away'],
})

export const openPayoutAccount = endpoint({
  method: 'POST',
  path: PATH,
  access: 'use-coach-desk',
  summary: 'Get an account at Stripe, or go on with it; the answer is the address of a page of Stripe',
  input: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  output: z.object({ url: z.string() }),
  errors: ['orders.not-possible-now', 'orders.no-payout-there', 'orders.payments-away'],
})

export const checkPayoutAccount = endpoint({
  method: 'POST',
  path: `${PATH}/check`,
  access: 'use-coach-desk',
  summary: 'Ask Stripe for the state of the account, after coming back from its page',
  input: z.object({}),
  output: PayoutAccountSchema,
  errors: ['orders.payments-away'],
})
