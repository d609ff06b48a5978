import type { Clock } from '#server/clock.ts'
import { type Announce, page, wrong } from './fake-stripe-api.ts'
import { type Json, newId, StripeRefusal } from './fake-stripe-books.ts'

interface FakeAccount {
  id: string
  country: string
  created: number
  metadata: Json
  capability: 'inactive' | 'pending' | 'active'
  payouts_enabled: boolean
  details_submitted: boolean
  currently_due: string[]
  disabled_reason: string | null
}

interface FakeTransfer {
  id: string
  amount: number
  currency: string
  destination: string
  transfer_group: string | null
  metadata: Json
  created: number
  reversals: Json[]
}

/** What a coach does on Stripe's pages, and what Stripe decides, as the account shows it. */
const STAGES = {
  new: { details_submitted: false, currently_due: ['external_account'], disabled_reason: 'requirements.past_due' },
  reviewed: {
    ...{ details_submitted: true, currently_due: [], capability: 'pending' },
    ...{ payouts_enabled: false, disabled_reason: 'requirements.pending_verification' },
  },
  ready: {
    ...{ details_submitted: true, currently_due: [], capability: 'active' },
    ...{ payouts_enabled: true, disabled_reason: null },
  },
  asked: {
    ...{ details_submitted: true, currently_due: ['individual.verification.document'], capability: 'inactive' },
    ...{ payouts_enabled: false, disabled_reason: 'requirements.past_due' },
  },
  rejected: {
    ...{ details_submitted: true, currently_due: [], capability: 'inactive' },
    ...{ payouts_enabled: false, disabled_reason: 'rejected.other' },
  },
} as const satisfies Record<string, Partial<Omit<FakeAccount, 'currently_due'>> & { currently_due: readonly string[] }>

/** Connected accounts and the transfers to them. */
export class StripeConnect {
  readonly accounts = new Map<string, FakeAccount>()
  /** Newest first, as Stripe lists everything. */
  readonly transfers: FakeTransfer[] = []
  /** The country of the operator's account. */
  home = 'US'
  /** What the operator's balance has in every currency. */
  available = Number.POSITIVE_INFINITY
  private readonly clock: Clock
  private readonly announce: Announce

  constructor(clock: Clock, announce: Announce) {
    this.clock = clock
    this.announce = announce
  }

  now(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  find(id: string): FakeAccount {
    const account = this.accounts.get(id)
    if (account) return account
    throw new StripeRefusal(403, {
      code: 'account_invalid',
      message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
    })
  }

  change(id: string, stage: keyof typeof STAGES): void {
    const account = this.find(id)
    Object.assign(account, structuredClone(STAGES[stage]))
    this.announce('account.updated', accountObject(account), id)
  }

  /** A reversal made in Stripe's dashboard: of the whole transfer, or of a part. */
  reverse(transfer_id: string, amount?: number): void {
    const transfer = this.findTransfer(transfer_id)
    const left = transfer.amount - reversedOf(transfer)
    if (left === 0 || (amount ?? left) > left) throw new Error('more than is left of the transfer')
    transfer.reversals.unshift({
      ...{ id: newId('trr'), object: 'transfer_reversal', amount: amount ?? left, currency: transfer.currency },
      ...{ transfer: transfer.id, created: this.now(), metadata: {}, source_refund: null },
    })
    this.announce('transfer.reversed', transferObject(transfer))
  }

  findTransfer(id: string): FakeTransfer {
    const transfer = this.transfers.find((one) => one.id === id)
    if (transfer) return transfer
    throw new StripeRefusal(404, { code: 'resource_missing', message: `No such transfer: '${id}'`, param: 'id' })
  }

  add(transfer: FakeTransfer): Json {
    this.transfers.unshift(transfer)
    this.announce('transfer.created', transferObject(transfer))
    return transferObject(transfer)
  }
}

/** The calls of Connect that Kiai makes; undefined for all others. */
export function answerConnectCall(
  connect: StripeConnect,
  { method, path, parameters }: { method: string; path: string; parameters: Json },
): Json | undefined {
  const [, account_id, login] = /^\/v1\/accounts\/(\w+)(\/login_links)?$/.exec(path) ?? []
  if (account_id && login && method === 'POST') return createLoginLink(connect, account_id)
  if (account_id && !login && method === 'GET') return accountObject(connect.find(account_id))
  const [, transfer_id] = /^\/v1\/transfers\/(\w+)\/reversals$/.exec(path) ?? []
  if (transfer_id && method === 'GET') return page(path, connect.findTransfer(transfer_id).reversals, parameters)
  switch (`${method} ${path}`) {
    case 'GET /v1/account':
      return { id: 'acct_operator', object: 'account', type: 'standard', country: connect.home }
    case 'POST /v1/accounts':
      return createAccount(connect, parameters)
    case 'POST /v1/account_links':
      return createAccountLink(connect, parameters)
    case 'POST /v1/transfers':
      return createTransfer(connect, parameters)
    case 'GET /v1/transfers': {
      const { transfer_group } = parameters
      const found = connect.transfers.filter((one) => !transfer_group || one.transfer_group === transfer_group)
      return page(path, found.map(transferObject), parameters)
    }
    default:
      return undefined
  }
}

function createAccount(connect: StripeConnect, { type, country, capabilities, metadata }: Json): Json {
  if (type !== 'express') throw wrong('type', 'Invalid type: must be one of express, standard or custom')
  if (!/^[A-Z]{2}$/.test(String(country))) throw wrong('country', `Country '${country}' is unknown.`)
  const asked = (capabilities as { transfers?: Json } | undefined)?.transfers?.requested
  if (asked !== 'true') throw wrong('capabilities', 'Please request at least one capability.')
  const account: FakeAccount = {
    ...{ id: newId('acct'), country: String(country), created: connect.now(), metadata: (metadata ?? {}) as Json },
    ...{ capability: 'inactive', payouts_enabled: false },
    ...structuredClone({ ...STAGES.new, currently_due: [...STAGES.new.currently_due] }),
  }
  connect.accounts.set(account.id, account)
  return accountObject(account)
}

function createAccountLink(connect: StripeConnect, { account, type, return_url, refresh_url }: Json): Json {
  connect.find(String(account))
  if (type !== 'account_onboarding') throw wrong('type', 'You cannot create account_update type links for this account')
  for (const [name, url] of Object.entries({ return_url, refresh_url }))
    if (!URL.canParse(String(url))) throw wrong(name, 'Not a valid URL', 'url_invalid')
  const created = connect.now()
  const url = `https://connect.stripe.com/setup/e/${account}/${newId('link')}`
  return { object: 'account_link', created, expires_at: created + 300, url }
}

function createLoginLink(connect: StripeConnect, id: string): Json {
  if (!connect.find(id).details_submitted)
    throw wrong('account', 'Cannot create a login link for an account that has not completed onboarding.')
  return { object: 'login_link', created: connect.now(), url: `https://connect.stripe.com/express/${id}` }
}

function createTransfer(connect: StripeConnect, parameters: Json): Json {
  const { amount, currency, destination, transfer_group, metadata } = parameters
  if (!/^[1-9]\d{0,11}$/.test(String(amount))) throw wrong('amount', 'Invalid positive integer')
  if (!/^[a-z]{3}$/.test(String(currency))) throw wrong('currency', `Invalid currency: ${currency}`)
  const account = connect.accounts.get(String(destination))
  if (!account) throw wrong('destination', `No such destination: '${destination}'`, 'resource_missing')
  const refuse = (code: string, message: string) => new StripeRefusal(400, { code, message }, { isStored: true })
  if (account.capability !== 'active')
    throw refuse('insufficient_capabilities_for_transfer', 'Your destination account needs the transfers capability.')
  if (Number(amount) > connect.available)
    throw refuse('balance_insufficient', 'You have insufficient available funds in your Stripe account.')
  connect.available -= Number(amount)
  return connect.add({
    ...{ id: newId('tr'), amount: Number(amount), currency: String(currency), destination: account.id },
    ...{ transfer_group: transfer_group ? String(transfer_group) : null, metadata: (metadata ?? {}) as Json },
    ...{ created: connect.now(), reversals: [] },
  })
}

const reversedOf = ({ reversals }: FakeTransfer) => reversals.reduce((sum, { amount }) => sum + Number(amount), 0)

function transferObject(transfer: FakeTransfer): Json {
  const { reversals, ...told } = transfer
  const amount_reversed = reversedOf(transfer)
  const url = `/v1/transfers/${transfer.id}/reversals`
  return {
    ...{ ...told, object: 'transfer', livemode: false, amount_reversed, reversed: amount_reversed === told.amount },
    reversals: { object: 'list', url, has_more: reversals.length > 10, data: reversals.slice(0, 10) },
    source_transaction: null,
  }
}

function accountObject({ capability, currently_due, disabled_reason, ...account }: FakeAccount): Json {
  const requirements = { currently_due, past_due: [], eventually_due: currently_due, disabled_reason }
  return {
    ...{ ...account, object: 'account', type: 'express', charges_enabled: false },
    ...{ capabilities: { transfers: capability }, requirements },
  }
}
