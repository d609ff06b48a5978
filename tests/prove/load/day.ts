import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { SignedInMember } from '#tests/support/many-members.ts'
import type { WireClient } from '#tests/support/wire-client.ts'
import type { WriteLedger } from '#tests/support/write-ledger.ts'

/** One thing somebody did, and what came of it. */
export interface Deed {
  kind: 'read' | 'write' | 'answer'
  what: string
  ok: boolean
  status: number
  /** To the last byte; of an answer in a chat, to its first words. */
  ms: number
}

/** What somebody does next, whenever they do something. */
export type Day = () => Promise<Deed>

export interface Surroundings {
  port: number
  client: WireClient
  person: SignedInMember
  ledger: WriteLedger
  /** Of the coaches who have a public profile. */
  slugs: readonly string[]
}

export async function read<E extends Endpoint>(client: WireClient, endpoint: E, input: Input<E>): Promise<Deed> {
  const { status, ms } = await client.call(endpoint, input)
  return { kind: 'read', what: endpoint.path, ok: status < 300, status, ms }
}

export function written({ path }: Endpoint, { status, ms }: { status: number; ms: number }): Deed {
  return { kind: 'write', what: path, ok: status < 300, status, ms }
}

/** Each as often as its share of all. */
export function byShares(...shares: [share: number, act: Day][]): Day {
  const all = shares.reduce((sum, [share]) => sum + share, 0)
  return () => {
    let place = Math.random() * all
    for (const [share, act] of shares) {
      place -= share
      if (place < 0) return act()
    }
    return (shares[0] as [number, Day])[1]()
  }
}

export function oneOf<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T
}
