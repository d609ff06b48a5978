import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { SignedInMember } from '#tests/support/many-members.ts'
import type { WireClient } from '#tests/support/wire-client.ts'
import type { WriteLedger } from '#tests/support/write-ledger.ts'

/** One request of a person, and its outcome. */
export interface Action {
  kind: 'read' | 'write' | 'answer'
  what: string
  ok: boolean
  status: number
  /** Time to the last byte; for an answer in a chat, time to its first words. */
  ms: number
}

/** Does the person's next action. */
export type NextAction = () => Promise<Action>

export interface ActorContext {
  port: number
  client: WireClient
  person: SignedInMember
  ledger: WriteLedger
  /** The coaches who have a public profile. */
  slugs: readonly string[]
}

export async function read<E extends Endpoint>(client: WireClient, endpoint: E, input: Input<E>): Promise<Action> {
  const { status, ms } = await client.call(endpoint, input)
  return { kind: 'read', what: endpoint.path, ok: status < 300, status, ms }
}

export function written({ path }: Endpoint, { status, ms }: { status: number; ms: number }): Action {
  return { kind: 'write', what: path, ok: status < 300, status, ms }
}

/** Chooses each action at random, as often as its share of the total. */
export function byShares(...shares: [share: number, act: NextAction][]): NextAction {
  const all = shares.reduce((sum, [share]) => sum + share, 0)
  return () => {
    let place = Math.random() * all
    for (const [share, act] of shares) {
      place -= share
      if (place < 0) return act()
    }
    return (shares[0] as [number, NextAction])[1]()
  }
}

export function oneOf<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T
}
