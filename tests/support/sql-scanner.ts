import type { Pool, PoolClient } from 'pg'

/** An SQL function that counts its calls even if the transaction is rolled back; it needs no waiting, unlike pg_sleep. */
const ALARM = 'kiai_alarm'
const RING = `${ALARM}()`

/** As values both find nothing; as parts of a statement the two would find different rows. */
const PAIR = [`${ALARM}' or '1'='1`, `${ALARM}' and '1'='2`] as const

export const PAYLOADS = [`x'||${RING}||'`, `x'; select ${RING}; --`, `x"; select ${RING}; --`, `(select ${RING})`]

/** Payloads for fields that only accept addresses. */
const ADDRESSES = [`https://people.example/x'||${RING}||'`, `o'${ALARM}'x@people.example`]

export interface SqlWatch {
  /** How often the SQL function was called. */
  rings(): Promise<number>
  /** Statements whose text contains a payload; it may only be in the parameters. */
  poisoned: string[]
}

/** Records what every connection sends. Call it before the pool is first used. */
export async function watchSql(pool: Pool): Promise<SqlWatch> {
  const poisoned: string[] = []
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const listening = (...args: unknown[]) => {
      const [first] = args
      const text = typeof first === 'string' ? first : (first as { text?: string }).text
      if (text?.includes(ALARM) && !text.includes('of this test')) poisoned.push(text)
      return query(...args)
    }
    client.query = listening as typeof client.query
  })
  await pool.query(
    `create sequence ${ALARM}_rings minvalue 0 start 0; select nextval('${ALARM}_rings') /* of this test */`,
  )
  await pool.query(
    `create function ${RING} returns int language sql volatile as $$ select nextval('${ALARM}_rings')::int /* of this test */ $$`,
  )
  return {
    poisoned,
    async rings() {
      const { rows } = await pool.query<{ rings: number }>(
        `select last_value::int as rings from ${ALARM}_rings /* of this test */`,
      )
      return rows[0]?.rings ?? 0
    },
  }
}

interface SentPayload {
  status: number
  text: string
}

interface Scanned {
  /** A read is called with both payloads of the pair, and must give the same response. */
  isRead: boolean
  isAddress: boolean
  /** Hashing a password is slow on purpose and only the hash is stored, so one payload is enough. */
  isPassword: boolean
  /** Payloads to use instead of all. */
  payloads?: string[]
}

/** The problems found with one parameter; empty if it is always treated as a value. */
export async function scanParameter(
  watch: SqlWatch,
  send: (payload: string) => Promise<SentPayload>,
  { isRead, isAddress, isPassword, payloads: chosen = PAYLOADS }: Scanned,
): Promise<string[]> {
  const found: string[] = []
  const before = { rings: await watch.rings(), poisoned: watch.poisoned.length }
  const ask = async (payload: string) => {
    const { status, text } = await send(payload)
    if (status >= 500) found.push(`${status} to ${payload}`)
    return `${status} ${text.replaceAll(payload, '').replace(/"request_id":"[^"]*"/, '')}`
  }
  if (isRead && (await ask(PAIR[0])) !== (await ask(PAIR[1]))) found.push(`answers ${PAIR.join(' and ')} differently`)
  const payloads = isPassword ? chosen.slice(0, 1) : [...chosen, ...(isAddress ? ADDRESSES : [])]
  for (const payload of payloads) await ask(payload)
  if (watch.poisoned.length > before.poisoned) found.push(`stands in a statement: ${watch.poisoned.at(-1)}`)
  if ((await watch.rings()) > before.rings) found.push('is run')
  return found
}
