import { creditFor, periodEndAfter, periodsAfter } from '#server/outside/payments/billing-period.ts'
import { type FakeSession, type Json, newId, type StripeBooks, StripeRefusal } from './fake-stripe-books.ts'

/** `announce` is called with what Stripe would send as an event. */
type Announce = (type: string, object: Json) => void

interface Price {
  id: string
  lookup_key: string
  unit_amount: number
  currency: string
  every: 'month' | 'year'
}

interface FakeSubscription {
  id: string
  customer: string
  metadata: Json
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  price: Price
  schedule: { id: string; next: Price | undefined } | undefined
  anchor: Date
  start: Date
  end: Date
  cancel_at_period_end: boolean
  /** Whether the card refuses. */
  isRefused: boolean
}

interface Invoice {
  id: string
  subscription: string
  billing_reason: string
  status: 'open' | 'paid' | 'void'
  amount: number
  currency: string
  credit: number
  start: Date
  end: Date
  created: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Stripe Billing: prices, subscriptions with their schedules, invoices. Time passes by the clock of the fake. */
export class FakeBilling {
  readonly subscriptions = new Map<string, FakeSubscription>()
  private readonly prices = new Map<string, Price>()
  private readonly invoices = new Map<string, Invoice>()
  private readonly books: StripeBooks
  private readonly announce: Announce

  constructor(books: StripeBooks, announce: Announce) {
    this.books = books
    this.announce = announce
  }

  /** Undefined for calls that are not about billing. */
  answer(method: string, path: string, parameters: Json): Json | undefined {
    this.catchUp()
    const [, kind, id, action] = /^\/v1\/([a-z_]+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    switch (`${method} ${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`) {
      case 'GET prices':
        return list(
          [...this.prices.values()]
            .filter(({ lookup_key }) => (parameters.lookup_keys as string[]).includes(lookup_key))
            .map(priceObject),
        )
      case 'POST prices':
        return this.createPrice(parameters)
      case 'GET subscriptions/:id':
        return this.subscriptionObject(this.find(id))
      case 'POST subscriptions/:id':
        return this.update(this.find(id), parameters)
      case 'DELETE subscriptions/:id':
        return this.cancel(this.find(id))
      case 'GET invoices':
        return list(
          this.invoicesOf(String(parameters.subscription), parameters.status).map((each) => this.invoiceObject(each)),
        )
      case 'POST invoices/:id':
        if (id === 'create_preview') return this.preview(parameters)
        break
      case 'GET invoices/:id':
        return this.invoiceObject(this.findInvoice(id))
      case 'POST invoices/:id/void':
        return this.voidInvoice(this.findInvoice(id))
      case 'GET payment_intents/:id': {
        const { session, intent } = this.books.ofIntent(id)
        return this.books.intentObject(session, intent, ['payment_intent.latest_charge'])
      }
      case 'POST subscription_schedules':
        return this.createSchedule(this.find(parameters.from_subscription))
      case 'POST subscription_schedules/:id':
        return this.updateSchedule(String(id), parameters)
      case 'POST subscription_schedules/:id/release':
        return this.release(String(id))
      case 'POST billing_portal/:id':
        return { object: 'billing_portal.session', url: 'https://billing.stripe.example/p/session' }
    }
    return undefined
  }

  private createPrice({ lookup_key, unit_amount, currency, recurring }: Json): Json {
    const price: Price = {
      ...{ id: newId('price'), lookup_key: String(lookup_key), unit_amount: Number(unit_amount) },
      ...{ currency: String(currency), every: (recurring as Json).interval as Price['every'] },
    }
    this.prices.set(price.id, price)
    return priceObject(price)
  }

  findPrice(id: unknown): Price {
    const price = this.prices.get(String(id))
    if (!price) throw missing('price', id)
    return price
  }

  private find(id: unknown): FakeSubscription {
    const subscription = this.subscriptions.get(String(id))
    if (!subscription) throw missing('subscription', id)
    return subscription
  }

  private findInvoice(id: unknown): Invoice {
    const invoice = this.invoices.get(String(id))
    if (!invoice) throw missing('invoice', id)
    return invoice
  }

  private invoicesOf(subscription: string, status?: unknown): Invoice[] {
    return [...this.invoices.values()]
      .filter((each) => each.subscription === subscription && (!status || each.status === status))
      .reverse()
  }

  /** The session was completed on Stripe's page. Returns the new subscription. */
  begin({ parameters }: FakeSession): string {
    const price = this.findPrice(first(parameters.line_items as Json[]).price)
    const data = (parameters.subscription_data ?? {}) as Json
    const now = new Date(this.books.now() * 1000)
    const trial = Number(data.trial_period_days ?? 0)
    const anchor = new Date(now.getTime() + trial * DAY_MS)
    const subscription: FakeSubscription = {
      ...{ id: newId('sub'), customer: String(parameters.customer ?? newId('cus')), price, schedule: undefined },
      metadata: (data.metadata ?? {}) as Json,
      status: trial > 0 ? 'trialing' : 'active',
      ...{ anchor, start: now, end: trial > 0 ? anchor : periodsAfter(now, price.every, 1) },
      ...{ cancel_at_period_end: false, isRefused: false },
    }
    this.subscriptions.set(subscription.id, subscription)
    this.bill(subscription, 'subscription_create', trial > 0 ? 0 : price.unit_amount)
    this.announce('customer.subscription.created', this.subscriptionObject(subscription))
    return subscription.id
  }

  /** Everything that was due by the clock: renewals, retries, the end of cancelled ones. */
  catchUp(): void {
    const now = this.books.now() * 1000
    for (const each of this.subscriptions.values()) {
      if (each.status === 'past_due' && !each.isRefused) this.retry(each)
      while ((each.status === 'active' || each.status === 'trialing') && each.end.getTime() <= now) this.renew(each)
    }
  }

  private retry(subscription: FakeSubscription): void {
    for (const invoice of this.invoicesOf(subscription.id, 'open')) this.settle(invoice)
    subscription.status = 'active'
    this.announce('customer.subscription.updated', this.subscriptionObject(subscription))
  }

  private renew(subscription: FakeSubscription): void {
    if (subscription.cancel_at_period_end) {
      subscription.status = 'canceled'
      this.announce('customer.subscription.deleted', this.subscriptionObject(subscription))
      return
    }
    const start = subscription.end
    const next = subscription.schedule?.next
    if (next) Object.assign(subscription, { price: next, anchor: start, schedule: undefined })
    const { anchor, price, isRefused } = subscription
    Object.assign(subscription, { start, end: periodEndAfter(start, anchor, price.every) })
    subscription.status = isRefused ? 'past_due' : 'active'
    this.bill(subscription, 'subscription_cycle', price.unit_amount)
    this.announce('customer.subscription.updated', this.subscriptionObject(subscription))
  }

  private bill(
    { id: subscription, price, start, end, isRefused }: FakeSubscription,
    billing_reason: string,
    amount: number,
    credit = 0,
  ) {
    const invoice: Invoice = {
      ...{ id: newId('in'), subscription, billing_reason, status: 'open', amount, currency: price.currency },
      ...{ credit, start, end, created: this.books.now() },
    }
    this.invoices.set(invoice.id, invoice)
    // Its payment is found like that of a session.
    this.books.sessions.set(invoice.id, {
      ...{ id: invoice.id, parameters: {}, amount, currency: price.currency, created: invoice.created },
      ...{ expires_at: Number.MAX_SAFE_INTEGER, status: 'open', intent: undefined, subscription: undefined },
    })
    if (isRefused) this.announce('invoice.payment_failed', this.invoiceObject(invoice))
    else this.settle(invoice)
  }

  private settle(invoice: Invoice): void {
    invoice.status = 'paid'
    if (invoice.amount > 0) {
      const session = this.books.find(invoice.id)
      const charge = { id: newId('ch'), created: this.books.now() }
      Object.assign(this.books.intentOf(session), { status: 'succeeded', charge })
    }
    this.announce('invoice.paid', this.invoiceObject(invoice))
  }

  private update(subscription: FakeSubscription, parameters: Json): Json {
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id)
    if (subscription.schedule)
      throw new StripeRefusal(400, { message: 'The subscription is managed by the subscription schedule.' })
    const [item] = (parameters.items ?? []) as Json[]
    if (item) this.changePrice(subscription, this.findPrice(item.price), parameters)
    if (parameters.cancel_at_period_end) subscription.cancel_at_period_end = parameters.cancel_at_period_end === 'true'
    this.announce('customer.subscription.updated', this.subscriptionObject(subscription))
    return this.subscriptionObject(subscription)
  }

  private changePrice(subscription: FakeSubscription, price: Price, parameters: Json): void {
    if (subscription.status === 'trialing') {
      subscription.price = price
      return
    }
    if (subscription.isRefused)
      throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    const as_of = new Date(Number(parameters.proration_date) * 1000)
    const credit = this.creditOf(subscription, as_of)
    Object.assign(subscription, { price, anchor: as_of, start: as_of, end: periodsAfter(as_of, price.every, 1) })
    this.bill(subscription, 'subscription_update', price.unit_amount - credit, credit)
  }

  private creditOf({ price, start, end }: FakeSubscription, as_of: Date): number {
    if (as_of < start || as_of >= end)
      throw new StripeRefusal(400, { param: 'proration_date', message: 'Outside of the current period.' })
    return creditFor(price.unit_amount, { start, end }, as_of)
  }

  private preview({ subscription: id, subscription_details }: Json): Json {
    const { items, proration_date } = subscription_details as Json
    const price = this.findPrice(first(items as Json[]).price)
    const as_of = new Date(Number(proration_date) * 1000)
    const credit = this.creditOf(this.find(id), as_of)
    const period = { start: seconds(as_of), end: seconds(periodsAfter(as_of, price.every, 1)) }
    return {
      ...{ object: 'invoice', currency: price.currency, amount_due: price.unit_amount - credit },
      lines: list([
        { amount: -credit, period: { ...period, end: seconds(this.find(id).end) } },
        { amount: price.unit_amount, period },
      ]),
    }
  }

  private cancel(subscription: FakeSubscription): Json {
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id)
    Object.assign(subscription, { status: 'canceled', schedule: undefined })
    this.announce('customer.subscription.deleted', this.subscriptionObject(subscription))
    return this.subscriptionObject(subscription)
  }

  private voidInvoice(invoice: Invoice): Json {
    if (invoice.status !== 'open') throw new StripeRefusal(400, { message: 'You can only void open invoices.' })
    invoice.status = 'void'
    return this.invoiceObject(invoice)
  }

  private createSchedule(subscription: FakeSubscription): Json {
    if (subscription.schedule) throw new StripeRefusal(400, { message: 'It has a schedule already.' })
    subscription.schedule = { id: newId('sub_sched'), next: undefined }
    return this.scheduleObject(subscription)
  }

  private ofSchedule(id: string): FakeSubscription {
    const found = [...this.subscriptions.values()].find(({ schedule }) => schedule?.id === id)
    if (!found) throw missing('subscription_schedule', id)
    return found
  }

  private updateSchedule(id: string, { phases }: Json): Json {
    const subscription = this.ofSchedule(id)
    const [current, next] = phases as Json[]
    if (Number(current?.end_date) !== seconds(subscription.end))
      throw new StripeRefusal(400, { param: 'phases', message: 'The current phase must end with the period.' })
    subscription.schedule = { id, next: this.findPrice(first(next?.items as Json[]).price) }
    return this.scheduleObject(subscription)
  }

  private release(id: string): Json {
    const subscription = this.ofSchedule(id)
    const released = this.scheduleObject(subscription)
    subscription.schedule = undefined
    return released
  }

  private scheduleObject({ schedule, price, start, end }: FakeSubscription): Json {
    const phase = (from: Date, to: Date, items: Price) => ({
      ...{ start_date: seconds(from), end_date: seconds(to), items: [{ price: priceObject(items) }] },
    })
    const next = schedule?.next ? [phase(end, periodsAfter(end, schedule.next.every, 1), schedule.next)] : []
    return { id: schedule?.id, object: 'subscription_schedule', phases: [phase(start, end, price), ...next] }
  }

  private subscriptionObject(subscription: FakeSubscription): Json {
    const { id, customer, metadata, status, price, schedule, start, end, cancel_at_period_end } = subscription
    const period = { current_period_start: seconds(start), current_period_end: seconds(end) }
    return {
      ...{ id, object: 'subscription', customer, metadata, status, currency: price.currency },
      ...{ cancel_at_period_end, cancel_at: cancel_at_period_end ? seconds(end) : null },
      items: list([{ id: `si_${id}`, object: 'subscription_item', price: priceObject(price), quantity: 1, ...period }]),
      schedule: schedule ? this.scheduleObject(subscription) : null,
    }
  }

  private invoiceObject(invoice: Invoice): Json {
    const { id, subscription, billing_reason, status, amount, currency, credit, start, end, created } = invoice
    const period = { start: seconds(start), end: seconds(end) }
    const intent = this.books.sessions.get(id)?.intent
    const payment = { object: 'invoice_payment', is_default: true, status: 'paid' }
    return {
      ...{ id, object: 'invoice', billing_reason, status, currency, created, amount_due: amount },
      amount_paid: status === 'paid' ? amount : 0,
      parent: { type: 'subscription_details', subscription_details: { subscription } },
      lines: list([
        ...(credit > 0 ? [{ amount: -credit, currency, period }] : []),
        { amount: amount + credit, currency, period },
      ]),
      payments: list(intent ? [{ ...payment, payment: { type: 'payment_intent', payment_intent: intent.id } }] : []),
      hosted_invoice_url: `https://invoice.stripe.example/i/${id}`,
    }
  }
}

function priceObject({ id, lookup_key, unit_amount, currency, every }: Price): Json {
  return { id, object: 'price', lookup_key, unit_amount, currency, recurring: { interval: every }, active: true }
}

const list = (data: Json[]): Json => ({ object: 'list', url: '/v1', has_more: false, data })

function first(values: Json[]): Json {
  return values[0] ?? {}
}

function missing(kind: string, id: unknown): StripeRefusal {
  return new StripeRefusal(404, { code: 'resource_missing', message: `No such ${kind}: ${id}` })
}
