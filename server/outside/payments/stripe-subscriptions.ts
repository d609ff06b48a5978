import Stripe from 'stripe'
import type { Language } from '#contract/language.ts'
import {
  beginsAtOnce,
  MEMBERSHIP_PLANS,
  type MembershipPlan,
  type MembershipState,
} from '#contract/membership-rules.ts'
import type { Clock } from '#server/clock.ts'
import { assertAmount, type Checkout, PaymentError } from './payment-provider.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'
import { withStripeFailures } from './stripe-failure.ts'
import type {
  ChangePreview,
  PlanChange,
  PlanPrice,
  ProviderInvoice,
  ProviderSubscription,
  SubscriptionCheckout,
  SubscriptionProvider,
  SubscriptionRequest,
} from './subscription-provider.ts'

interface Surroundings {
  stripe: Stripe
  clock: Clock
  locales: Record<Language, Stripe.Checkout.SessionCreateParams.Locale>
  /** Opens a session once for a key. */
  openSession(key: string, expires_at: Date, parameters: Stripe.Checkout.SessionCreateParams): Promise<Checkout>
}

const EXPANDED = ['schedule.phases.items.price']
const MOST_INVOICES = 100
/** Longer than any month: an invoice over more is of a yearly plan. */
const LONGEST_MONTH_SECONDS = 40 * 24 * 60 * 60

/** Stripe Billing. Subscriptions begin on its hosted Checkout; a plan that begins later is a subscription schedule. */
export function createStripeSubscriptions({ stripe, clock, locales, openSession }: Surroundings): SubscriptionProvider {
  const { sessions } = stripe.checkout
  const prices = new Map<string, string>()

  /** Prices are found by a key of ours, which names plan, currency and amount: another amount is another price. */
  async function priceIdOf(price: PlanPrice): Promise<string> {
    assertAmount(price.price_minor)
    const currency = price.currency.toLowerCase()
    const lookup_key = `kiai_${price.plan}_${currency}_${price.price_minor}`
    const known = prices.get(lookup_key)
    if (known) return known
    const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 })
    const found =
      data[0] ??
      (await stripe.prices.create(
        {
          lookup_key,
          currency,
          unit_amount: toStripeAmount(price.price_minor, price.currency),
          recurring: { interval: price.every },
          product_data: { name: price.title },
        },
        { idempotencyKey: `price:${lookup_key}` },
      ))
    prices.set(lookup_key, found.id)
    return found.id
  }

  const retrieve = (id: string) => stripe.subscriptions.retrieve(id, { expand: EXPANDED })

  async function readCheckout(checkout_id: string): Promise<SubscriptionCheckout> {
    const { status, subscription } = await sessions.retrieve(checkout_id)
    const subscription_id = typeof subscription === 'string' ? subscription : (subscription?.id ?? null)
    if (status === 'complete' && subscription_id) return { state: 'complete', subscription_id }
    return { state: status === 'expired' ? 'expired' : 'open', subscription_id: null }
  }

  /** What begins later is forgotten: Stripe lets nobody change a subscription that a schedule manages. */
  async function release({ schedule }: Stripe.Subscription): Promise<void> {
    if (schedule) await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
  }

  async function preview(change: Parameters<SubscriptionProvider['previewChange']>[0]): Promise<ChangePreview> {
    const { subscription_id, to } = change
    const as_of = dateOf(secondsOf(change.as_of ?? clock.now()))
    const subscription = await retrieve(subscription_id)
    const item = itemOf(subscription)
    const due = { due_now_minor: 0, credit_minor: 0 }
    const later = { ...due, currency: to.currency, next_amount_minor: to.price_minor, as_of }
    if (stateOf(subscription.status) === 'past_due') throw new PaymentError('declined', 'a payment is owed')
    if (subscription.status !== 'active' && subscription.status !== 'trialing')
      throw new PaymentError('refused', 'the subscription cannot be changed now')
    if (subscription.status === 'trialing' || !beginsAtOnce(planOf(item.price), to.plan))
      return { ...later, next_at: dateOf(item.current_period_end) }
    const { amount_due, currency, lines } = await stripe.invoices.createPreview({
      subscription: subscription_id,
      subscription_details: {
        items: [{ id: item.id, price: await priceIdOf(to) }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(as_of),
        cancel_at_period_end: false,
      },
    })
    const credit = lines.data.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0)
    return {
      ...later,
      due_now_minor: fromStripeAmount(amount_due, currency),
      credit_minor: fromStripeAmount(credit, currency),
      next_at: dateOf(Math.max(...lines.data.map(({ period }) => period.end))),
    }
  }

  async function change({ subscription_id, to, as_of }: PlanChange): Promise<void> {
    const subscription = await retrieve(subscription_id)
    const item = itemOf(subscription)
    const plan = planOf(item.price)
    await release(subscription)
    const price = await priceIdOf(to)
    if (to.plan === plan || beginsAtOnce(plan, to.plan)) {
      await stripe.subscriptions.update(subscription_id, {
        cancel_at_period_end: false,
        ...(to.plan !== plan && {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          // A trial is not paid: nothing is divided.
          ...(subscription.status === 'active' && { proration_date: secondsOf(as_of) }),
          // The plan changes only if its price is paid.
          payment_behavior: 'error_if_incomplete',
        }),
      })
      return
    }
    if (subscription.cancel_at_period_end)
      await stripe.subscriptions.update(subscription_id, { cancel_at_period_end: false })
    const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription_id })
    await stripe.subscriptionSchedules.update(id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: phases[0]?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
          ...(subscription.status === 'trialing' && { trial: true }),
        },
        { items: [{ price, quantity: 1 }], duration: { interval: to.every, interval_count: 1 } },
      ],
    })
  }

  async function read(subscription_id: string): Promise<ProviderSubscription> {
    const subscription = await retrieve(subscription_id)
    const { data } = await stripe.invoices.list({ subscription: subscription_id, limit: MOST_INVOICES })
    return subscriptionOf(subscription, data, clock.now())
  }

  return {
    openCheckout: (request) =>
      withStripeFailures(async () => {
        const parameters = parametersOf(request, await priceIdOf(request.price))
        return await openSession(request.key, request.expires_at, { ...parameters, locale: locales[request.language] })
      }),

    readCheckout: (checkout_id) => withStripeFailures(() => readCheckout(checkout_id)),

    expireCheckout: (checkout_id) =>
      withStripeFailures(async () => {
        try {
          await sessions.expire(checkout_id)
        } catch (error) {
          // It is no longer open.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
        return await readCheckout(checkout_id)
      }),

    read: (subscription_id) => withStripeFailures(() => read(subscription_id)),

    previewChange: (asked) => withStripeFailures(() => preview(asked)),

    change: (asked) => withStripeFailures(() => change(asked)),

    cancelAtPeriodEnd: (subscription_id, cancel) =>
      withStripeFailures(async () => {
        if (cancel) await release(await retrieve(subscription_id))
        await stripe.subscriptions.update(subscription_id, { cancel_at_period_end: cancel })
      }),

    end: (subscription_id) =>
      withStripeFailures(async () => {
        try {
          await stripe.subscriptions.cancel(subscription_id)
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          if ((await retrieve(subscription_id)).status !== 'canceled') throw error
        }
        // Nobody pays for what has ended.
        const { data } = await stripe.invoices.list({ subscription: subscription_id, status: 'open', limit: 100 })
        for (const { id } of data) await stripe.invoices.voidInvoice(id)
      }),

    openPaymentMethodPage: ({ subscription_id, return_url, language }) =>
      withStripeFailures(async () => {
        const { customer, status } = await retrieve(subscription_id)
        if (stateOf(status) === 'past_due') {
          const { data } = await stripe.invoices.list({ subscription: subscription_id, status: 'open', limit: 1 })
          if (data[0]?.hosted_invoice_url) return data[0].hosted_invoice_url
        }
        const { url } = await stripe.billingPortal.sessions.create({
          customer: idOf(customer),
          return_url,
          locale: locales[language],
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url } },
          },
        })
        return url
      }),
  }
}

function parametersOf(request: SubscriptionRequest, price: string): Stripe.Checkout.SessionCreateParams {
  const { key, membership_id, trial_days, customer_id, email, success_url, cancel_url } = request
  return {
    mode: 'subscription',
    client_reference_id: membership_id,
    ...(customer_id ? { customer: customer_id } : email && { customer_email: email }),
    line_items: [{ quantity: 1, price }],
    // Also for a trial: it goes on by itself, as the page says.
    payment_method_collection: 'always',
    success_url,
    cancel_url,
    metadata: { key, membership_id },
    subscription_data: { metadata: { membership_id }, ...(trial_days > 0 && { trial_period_days: trial_days }) },
  }
}

function subscriptionOf(subscription: Stripe.Subscription, invoices: Stripe.Invoice[], as_of: Date) {
  const { id, customer, metadata, status, currency } = subscription
  const item = itemOf(subscription)
  const next = nextPriceOf(subscription)
  const { unit_amount } = next ?? item.price
  return {
    id,
    customer_id: idOf(customer),
    membership_id: metadata.membership_id ?? null,
    state: stateOf(status),
    plan: planOf(item.price),
    period_start: dateOf(item.current_period_start),
    period_end: dateOf(item.current_period_end),
    // Stripe's portal and dashboard may write the second.
    ends_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    next_plan: next ? planOf(next) : null,
    next_amount_minor: fromStripeAmount(unit_amount ?? 0, currency),
    currency: currency.toUpperCase(),
    as_of,
    invoices: invoices.flatMap(invoiceOf),
  } satisfies ProviderSubscription
}

/** `unpaid` and `past_due` both mean that a renewal is owed. A paused one gives nothing, and may go on. */
const STATES: Record<string, MembershipState> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
}
const stateOf = (status: Stripe.Subscription.Status): MembershipState => STATES[status] ?? 'incomplete'

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new PaymentError('refused', 'this subscription is not one of ours')
  return item
}

function planOf({ lookup_key }: Stripe.Price): MembershipPlan {
  const plan = MEMBERSHIP_PLANS.find((name) => lookup_key?.startsWith(`kiai_${name}_`))
  if (!plan) throw new PaymentError('refused', 'this price is not one of ours')
  return plan
}

/** The price of the phase after this one. */
function nextPriceOf({ schedule, items }: Stripe.Subscription): Stripe.Price | undefined {
  if (!schedule || typeof schedule === 'string') return undefined
  const end = items.data[0]?.current_period_end ?? 0
  const price = schedule.phases.find(({ start_date }) => start_date >= end)?.items[0]?.price
  return typeof price === 'object' && 'lookup_key' in price ? price : undefined
}

const REASONS: Record<string, ProviderInvoice['reason']> = {
  subscription_create: 'start',
  subscription_update: 'change',
}
const INVOICE_STATES: Record<string, ProviderInvoice['state']> = { paid: 'paid', void: 'void', uncollectible: 'void' }

function invoiceOf({ id, billing_reason, status, amount_paid, amount_due, currency, lines }: Stripe.Invoice) {
  const state = INVOICE_STATES[status ?? ''] ?? 'open'
  const amount = state === 'paid' ? amount_paid : amount_due
  // What is charged, not what is given back for the plan before.
  const [line] = lines.data.filter((each) => each.amount > 0).sort((one, other) => other.period.end - one.period.end)
  if (amount <= 0 || !line) return []
  const { start, end } = line.period
  return [
    {
      id,
      reason: REASONS[billing_reason ?? ''] ?? 'renewal',
      plan: end - start > LONGEST_MONTH_SECONDS ? 'elite_yearly' : 'elite_monthly',
      amount_minor: fromStripeAmount(amount, currency),
      currency: currency.toUpperCase(),
      state,
      period_start: dateOf(start),
      period_end: dateOf(end),
    } satisfies ProviderInvoice,
  ]
}

const idOf = (customer: Stripe.Subscription['customer']) => (typeof customer === 'string' ? customer : customer.id)
const dateOf = (seconds: number) => new Date(seconds * 1000)
const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
