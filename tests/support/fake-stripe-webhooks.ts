import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Clock } from '#server/clock.ts'
import { type Json, newId } from './fake-stripe-books.ts'

export interface FakeEvent {
  id: string
  type: string
  created: number
  data: { object: Json }
  /** The connected account that it happened to. Such events go to another endpoint, which has another secret. */
  account?: string
}

interface Delivery {
  /** How often each event is sent. */
  times?: number
  order?: 'as sent' | 'reversed'
  /** All at the same moment, instead of one after the other. */
  together?: boolean
  delayMs?: number
  /** Signed that many seconds ago, or with another secret. */
  ageSeconds?: number
  secret?: string
}

/** Sends a request to the application: by `fetch`, or without a port to an app in the same process. */
type Send = (request: Request) => Promise<Response> | Response

/**
 * Stripe's events, signed as Stripe signs. They are sent at once where `sendTo` has been given an address. While they are
 * held they wait for `deliver`; while they are lost nobody sends them, and they are only in `all`.
 */
export class FakeWebhooks {
  readonly all: FakeEvent[] = []
  /** The status of each answer, in the order of the answers. */
  readonly answers: number[] = []
  private readonly held: FakeEvent[] = []
  private readonly underway = new Set<Promise<unknown>>()
  private mode: 'at once' | 'held' | 'lost' = 'held'
  private target: { url: string; send: Send } | undefined
  private readonly clock: Clock
  private readonly secrets: { own: string; connect: string }

  constructor(clock: Clock, secrets: { own: string; connect: string }) {
    this.clock = clock
    this.secrets = secrets
  }

  sendTo(url: string, send: Send = fetch): void {
    this.target = { url, send }
    this.mode = 'at once'
  }

  hold(): void {
    this.mode = 'held'
  }

  lose(): void {
    this.mode = 'lost'
  }

  /** The events that were held are lost. */
  forget(): void {
    this.held.length = 0
  }

  announce(type: string, object: Json, account?: string): void {
    const created = Math.floor(this.clock.now().getTime() / 1000)
    // As it was at that moment, as in a real event.
    const data = { object: structuredClone(object) }
    const event = { id: newId('evt'), type, created, data, ...(account && { account }) }
    this.all.push(event)
    if (this.mode === 'held') this.held.push(event)
    // Nobody may be there yet: Stripe would try again, here the test decides about it.
    if (this.mode === 'at once') void this.send(event).catch(() => undefined)
  }

  /** Sends the events that were held, or these. */
  async deliver(delivery: Delivery = {}, events: FakeEvent[] = this.held.splice(0)): Promise<number[]> {
    const { times = 1, order = 'as sent', together = false } = delivery
    const queue = (order === 'reversed' ? events.toReversed() : events).flatMap((event) => Array(times).fill(event))
    if (together) return Promise.all(queue.map((event) => this.send(event, delivery)))
    const statuses: number[] = []
    for (const event of queue) statuses.push(await this.send(event, delivery))
    return statuses
  }

  /** Waits for the events that were sent at once. */
  async settled(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway)
  }

  private send(event: FakeEvent, delivery: Delivery = {}): Promise<number> {
    const sending = this.post(event, delivery).finally(() => this.underway.delete(sending))
    this.underway.add(sending)
    return sending
  }

  private async post(event: FakeEvent, delivery: Delivery) {
    const { delayMs = 0, ageSeconds = 0 } = delivery
    const secret = delivery.secret ?? (event.account ? this.secrets.connect : this.secrets.own)
    if (!this.target) throw new Error('sendTo has not been called')
    if (delayMs > 0) await sleep(delayMs)
    const { url, send } = this.target
    const body = { ...event, object: 'event', api_version: Stripe.API_VERSION, livemode: false, pending_webhooks: 1 }
    const payload = JSON.stringify(body, null, 2)
    const timestamp = Math.floor(this.clock.now().getTime() / 1000) - ageSeconds
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const response = await send(new Request(url, { method: 'POST', headers, body: payload }))
    await response.arrayBuffer()
    this.answers.push(response.status)
    return response.status
  }
}
