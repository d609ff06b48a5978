import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { assertObjectName, type Storage, StorageError, type StoredObject } from '#server/storage/storage.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
  /** How long one exchange may take, including retries. */
  timeoutMs?: number
}

/** Our part of the bucket. */
const PREFIX = 'files/'
const TIMEOUT_MS = 20_000
const RETRIES = 2

/** Objects in a bucket of any S3-compatible store with signature version 4, addressed by path. */
export function openS3({ endpoint, bucket, region, keyId, secret, timeoutMs = TIMEOUT_MS }: S3Settings): Storage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
    initRetryMs: 100,
  })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const addressOf = (name: string) => {
    assertObjectName(name)
    return `${base}/${PREFIX}${name}`
  }

  async function exchange(address: string, init: RequestInit, accepted: number[]): Promise<Response> {
    let response: Response
    try {
      // Redirects are not followed: if the store has moved, the setting must be corrected.
      response = await client.fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw new StorageError('away', 'the S3 store cannot be reached', cause)
    }
    if (accepted.includes(response.status)) return response
    throw await refusalOf(response)
  }

  return {
    async put(name, bytes, type) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 }
      const response = await exchange(addressOf(name), { method: 'PUT', headers, body: Buffer.from(bytes) }, [200])
      await discard(response)
    },

    async read(name) {
      const response = await exchange(addressOf(name), { method: 'GET' }, [200, 404])
      if (response.status === 200) return response.body ?? new Blob().stream()
      await discard(response)
      return undefined
    },

    async delete(name) {
      await discard(await exchange(addressOf(name), { method: 'DELETE' }, [200, 204, 404]))
    },

    async *list() {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX })
        if (token !== undefined) query.set('continuation-token', token)
        const response = await exchange(`${base}?${query}`, { method: 'GET' }, [200])
        const page = await response.text()
        yield* objectsOf(page)
        token = textOf(page, 'NextContinuationToken')
      } while (token !== undefined)
    },
  }
}

/** Keeps only the error code of the body, because the store's message may repeat our data. */
async function refusalOf(response: Response): Promise<StorageError> {
  const body = await response.text().catch(() => '')
  const code = /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1] ?? 'no code'
  const isFull = response.status === 507 || /Quota|Full|InsufficientStorage/i.test(code)
  return new StorageError(isFull ? 'no-room' : 'away', `the S3 store answered ${response.status} (${code})`)
}

/** A connection can be reused only after its response is read. */
async function discard(response: Response): Promise<void> {
  await response.arrayBuffer().catch(() => undefined)
}

/** Our keys need no unescaping: they consist of letters, digits, hyphens and dots. */
function objectsOf(page: string): StoredObject[] {
  return [...page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const [key, changed] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')]
    if (!key?.startsWith(PREFIX) || changed === undefined) return []
    return [{ name: key.slice(PREFIX.length), changed_at: new Date(changed) }]
  })
}

function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
}
