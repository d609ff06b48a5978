import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#server/outside/storage/s3.ts'

/** A fault in the next `times` requests, or in all. */
export interface S3Fault {
  kind: 'status' | 'hang' | 'cut' | 'cut-body' | 'redirect'
  status?: number
  code?: string
  times?: number
}

export const S3_KEY = { keyId: 'AKIDFAKE', secret: 'fake-s3-secret' }
const REGION = 'eu-test-1'
const BUCKET = 'kiai-test'
const PAGE = 3

/**
 * An S3-compatible store on loopback. Like the real one it computes the signature of every request, and refuses another
 * key, another region, or content that differs from the signed content.
 */
export async function startFakeS3() {
  const objects = new Map<string, { bytes: Buffer; type: string; changed_at: Date }>()
  const refused: string[] = []
  let fault: S3Fault | undefined

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (fault && applyFault(fault, response)) {
      if (fault.times !== undefined && --fault.times <= 0) fault = undefined
      return
    }
    const wrong = signatureProblem(request, body)
    if (wrong) {
      refused.push(wrong)
      return refuse(response, 403, 'SignatureDoesNotMatch')
    }
    const url = new URL(request.url ?? '', 'http://s3.invalid')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    answer(request.method ?? '', rest.join('/'), url.searchParams, { body, request, response })
  })

  function answer(
    method: string,
    key: string,
    query: URLSearchParams,
    { body, request, response }: { body: Buffer; request: IncomingMessage; response: ServerResponse },
  ): unknown {
    if (method === 'GET' && query.get('list-type') === '2') return response.end(listing(query))
    const found = objects.get(key)
    switch (method) {
      case 'PUT':
        objects.set(key, { bytes: body, type: String(request.headers['content-type']), changed_at: new Date() })
        return response.end()
      case 'DELETE':
        objects.delete(key)
        return response.writeHead(204).end()
      default:
        return found ? response.end(found.bytes) : refuse(response, 404, 'NoSuchKey')
    }
  }

  function listing(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const page = keys.slice(from, from + PAGE).map((key) => {
      const changed = objects.get(key)?.changed_at.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified></Contents>`
    })
    const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: REGION,
    ...S3_KEY,
    timeoutMs: 1_000,
  }
  return {
    settings,
    objects,
    refused,
    order(next: S3Fault | undefined) {
      fault = next && { ...next }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns whether the request has been answered or closed. */
function applyFault({ kind, status = 500, code = 'InternalError' }: S3Fault, response: ServerResponse): boolean {
  switch (kind) {
    case 'hang':
      return true
    case 'cut':
      response.destroy()
      return true
    case 'cut-body':
      response.writeHead(200, { 'content-length': '1000' }).write('half')
      setImmediate(() => response.destroy())
      return true
    case 'redirect':
      response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()
      return true
    case 'status':
      refuse(response, status, code)
      return true
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

/** What is wrong with the signature by AWS signature version 4; undefined if it is right. */
function signatureProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const { headers, method = '' } = request
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!parsed) return 'no signature'
  const [, keyId, day = '', region = '', signedHeaders = '', signature = ''] = parsed
  const moment = String(headers['x-amz-date'])
  if (keyId !== S3_KEY.keyId || region !== REGION || !moment.startsWith(day)) return 'another key, region or day'
  const payload = String(headers['x-amz-content-sha256'] ?? sha256(body))
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'other content than was signed'
  if (method === 'PUT' && payload === 'UNSIGNED-PAYLOAD') return 'content that was not signed'
  const url = new URL(request.url ?? '', 'http://s3.invalid')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort()
    .join('&')
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'too few signed headers'
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const canonical = [method, url.pathname, query, lines, signedHeaders, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${S3_KEY.secret}`,
  )
  const expected = createHmac('sha256', key).update(toSign).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'another signature'
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
