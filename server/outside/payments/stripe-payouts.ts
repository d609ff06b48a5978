import Stripe from 'stripe'
import type { PayoutAccountState } from '#contract/payout-rules.ts'
import { assertAmount, PaymentError } from './payment-provider.ts'
import type { PayoutProvider, ProviderTransfer } from './payout-provider.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'
import { connectToStripe, type StripeAddress } from './stripe-client.ts'
import { groupOf } from './stripe-event.ts'
import { withStripeFailures } from './stripe-failure.ts'

const MOST_PER_PAGE = 100
const MOST_REVERSALS = 1_000

/** Stripe Connect: members pay the operator's account, and coaches get transfers from its balance. */
export function createStripePayouts(address: StripeAddress): PayoutProvider {
  const stripe = connectToStripe(address)
  let home: string | undefined

  /** Looked for by its group, because Stripe forgets idempotency keys after a day. */
  async function findTransfer(payout_id: string): Promise<Stripe.Transfer | undefined> {
    const { data } = await stripe.transfers.list({ transfer_group: groupOf(payout_id), limit: 1 })
    return data[0]
  }

  return {
    readHome: () =>
      withStripeFailures(async () => {
        home ??= (await stripe.accounts.retrieveCurrent()).country
        if (!home) throw new PaymentError('settings', 'the Stripe account has no country yet')
        return home
      }),

    createAccount: ({ coach_id, country }) =>
      withStripeFailures(async () => {
        const { id } = await stripe.accounts.create(
          {
            type: 'express',
            country,
            capabilities: { transfers: { requested: true } },
            metadata: { coach_id },
          },
          { idempotencyKey: `account:${coach_id}:${country}` },
        )
        return { account_id: id }
      }),

    readAccount: (account_id) =>
      withStripeFailures(async () => {
        try {
          return stateOf(await stripe.accounts.retrieve(account_id))
        } catch (error) {
          // Stripe answers so for an account that was closed, or that left the operator's platform.
          if (error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid')
            return 'rejected'
          throw error
        }
      }),

    openPage: (account, return_url) =>
      withStripeFailures(async () => {
        const isReady = stateOf(await stripe.accounts.retrieve(account)) === 'ready'
        // Stripe's own pages for an account are open once the coach has given what is needed.
        if (isReady) return (await stripe.accounts.createLoginLink(account)).url
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url,
          // Where Stripe sends people whose link is used up: the button there makes a new one.
          refresh_url: return_url,
        })
        return link.url
      }),

    transfer: ({ payout_id, account_id, amount_minor, currency, refusals }) =>
      withStripeFailures(async () => {
        assertAmount(amount_minor)
        if (await findTransfer(payout_id)) return
        const tries = refusals === 0 ? '' : `:${refusals}`
        await stripe.transfers.create(
          {
            amount: toStripeAmount(amount_minor, currency),
            currency: currency.toLowerCase(),
            destination: account_id,
            transfer_group: groupOf(payout_id),
            metadata: { payout_id },
          },
          { idempotencyKey: `payout:${payout_id}${tries}` },
        )
      }),

    readTransfer: (payout_id) =>
      withStripeFailures(async () => {
        const transfer = await findTransfer(payout_id)
        if (!transfer) return null
        const reversals =
          transfer.amount_reversed > 0
            ? await stripe.transfers
                .listReversals(transfer.id, { limit: MOST_PER_PAGE })
                .autoPagingToArray({ limit: MOST_REVERSALS })
            : []
        return transferOf(transfer, reversals)
      }),
  }
}

function transferOf(transfer: Stripe.Transfer, reversals: Stripe.TransferReversal[]): ProviderTransfer {
  const { id, amount, currency, destination, created } = transfer
  return {
    transfer_id: id,
    account_id: (typeof destination === 'string' ? destination : destination?.id) ?? '',
    amount_minor: fromStripeAmount(amount, currency),
    currency: currency.toUpperCase(),
    made_at: new Date(created * 1000),
    reversals: reversals.map((reversal) => ({
      id: reversal.id,
      amount_minor: fromStripeAmount(reversal.amount, reversal.currency),
    })),
  }
}

/** Ready when it can receive transfers and pay them out to a bank. */
function stateOf({
  capabilities,
  payouts_enabled,
  details_submitted,
  requirements,
}: Stripe.Account): PayoutAccountState {
  if (requirements?.disabled_reason?.startsWith('rejected.')) return 'rejected'
  if (capabilities?.transfers === 'active' && payouts_enabled) return 'ready'
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])]
  return details_submitted && due.length === 0 ? 'in_review' : 'needs_something'
}
