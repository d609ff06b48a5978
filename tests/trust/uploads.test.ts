import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { PICTURE_MAX_BYTES, pictureId } from '#contract/file-rules.ts'
import { updateProfile } from '#contract/profile.ts'
import { refusalOf } from '#server/features/files/reencode-picture.ts'
import { storePicture } from '#server/features/files/store-picture.ts'
import type { Member } from '#server/http/member.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { photograph, pictureOf, redAndBlue, tryUpload, uploaded } from '#tests/support/pictures.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({}, { limits: { 'picture-upload': { points: 200 } } })
})
afterAll(() => app.close())

type Bytes = Uint8Array<ArrayBuffer>

const text = (content: string) => new TextEncoder().encode(content)
const concat = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))

async function storedNames(): Promise<string[]> {
  return await readdir(join(app.services.env.DATA_DIR, 'files')).catch(() => [])
}

async function storedPicture(address: string): Promise<Bytes> {
  return new Uint8Array(await new Response(await app.services.storage.read(`${pictureId(address)}.webp`)).arrayBuffer())
}

const SCRIPT = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`

/** A PNG whose header declares this size, with pixels for a few rows only. */
function pngOfSize(width: number, height: number, { bits = 1 } = {}): Bytes {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.byteLength, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 0, 0, 0, 0], 8)
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(Math.min(4_000_000, Math.ceil(width / 8) * 100)))
  return concat(signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', new Uint8Array()))
}

/** Each with its error code; none of them is stored. */
const CRAFTED: [string, () => Promise<Bytes> | Bytes, string][] = [
  ['an empty file', () => new Uint8Array(), 'files.not-a-picture'],
  ['an HTML page', () => text(`<!doctype html>${SCRIPT}`), 'files.not-a-picture'],
  ['a script', () => text('alert(1)'), 'files.not-a-picture'],
  ['an SVG', () => text(SVG), 'files.not-a-picture'],
  ['an SVG after an XML declaration', () => text(`<?xml version="1.0"?>\n${SVG}`), 'files.not-a-picture'],
  [
    'an SVG that reads a file',
    () => text(SVG.replace('<script>', '<image href="file:///etc/passwd"/><script>')),
    'files.not-a-picture',
  ],
  ['a PDF', () => text('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'files.not-a-picture'],
  ['a ZIP', () => text('PK\x03\x04\x14\x00'), 'files.not-a-picture'],
  ['a TIFF', async () => new Uint8Array(await redAndBlue(20, 20).tiff().toBuffer()), 'files.not-a-picture'],
  ['a program', () => concat(Uint8Array.from([0x7f]), text('ELF')), 'files.not-a-picture'],
  ['a PostScript file', () => text('%!PS-Adobe-3.0 EPSF-3.0'), 'files.not-a-picture'],
  [
    'an ImageMagick script',
    () => text('push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 "|id"'),
    'files.not-a-picture',
  ],
  ['the first bytes of a JPEG', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'files.not-a-picture'],
  ['the first bytes of a PNG', async () => (await pictureOf('png')).slice(0, 20), 'files.not-a-picture'],
  ['only the signature of a GIF', () => text('GIF89a'), 'files.not-a-picture'],
  ['only the signature of a WebP', () => text('RIFF\0\0\0\0WEBPVP8 '), 'files.not-a-picture'],
  ['only the signature of an AVIF', () => text('\0\0\0\x1cftypavif\0\0\0\0'), 'files.not-a-picture'],
  ['an HTML page that begins like a GIF', () => text(`GIF89a/*${SCRIPT}*/=1;`), 'files.not-a-picture'],
  [
    'an HTML page that begins like a JPEG',
    () => concat(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), text(SCRIPT)),
    'files.not-a-picture',
  ],
  [
    'a truncated JPEG',
    async () => (await pictureOf('jpeg', { width: 600, height: 600 })).slice(0, 900),
    'files.not-a-picture',
  ],
  [
    'a truncated PNG',
    async () => (await pictureOf('png', { width: 600, height: 600 })).slice(0, 500),
    'files.not-a-picture',
  ],
  [
    'a PNG with a wrong checksum',
    async () => {
      const bytes = await pictureOf('png', { width: 600, height: 600 })
      bytes.fill(0, 60, 120)
      return bytes
    },
    'files.not-a-picture',
  ],
  ['a PNG of 50,000 × 50,000', () => pngOfSize(50_000, 50_000), 'files.too-many-pixels'],
  ['a PNG of 1,000,000 × 1,000', () => pngOfSize(1_000_000, 1_000), 'files.too-many-pixels'],
  ['a PNG of 7,000 × 7,000 with 16 bits', () => pngOfSize(7_000, 7_000, { bits: 16 }), 'files.too-many-pixels'],
  ['a PNG with the largest possible size', () => pngOfSize(0x7fffffff, 0x7fffffff), 'files.not-a-picture'],
  ['a PNG without pixels', () => pngOfSize(0, 0), 'files.not-a-picture'],
]

describe('a crafted file', () => {
  let member: Person
  beforeAll(async () => {
    member = await memberOf(app)
  })

  test.each(CRAFTED)('is refused and not stored: %s', async (_, make, code) => {
    const before = await storedNames()
    for (const type of ['image/png', 'image/jpeg']) {
      const { status, body } = await tryUpload(member.browser, await make(), { type })
      expect({ status, code: body.error?.code }).toEqual({ status: code === 'files.not-a-picture' ? 415 : 422, code })
    }
    expect(await storedNames()).toEqual(before)
  })

  test.each(['image/svg+xml', 'text/html', 'application/json', 'multipart/form-data', '', 'image/*', 'image/x-icon'])(
    'declared as %j is refused before it is read',
    async (type) => {
      const { status, body } = await tryUpload(member.browser, await pictureOf(), { type })
      expect({ status, code: body.error.code }).toEqual({ status: 415, code: 'files.not-a-picture' })
    },
  )

  test('is recognised by its content, not by its declared type', async () => {
    const { status } = await tryUpload(member.browser, await pictureOf('jpeg'), { type: 'image/png' })
    expect(status).toBe(201)
  })

  test.each([
    ['an HTML page after a PNG', async () => concat(await pictureOf('png'), text(SCRIPT))],
    ['an HTML page after a JPEG', async () => concat(await pictureOf('jpeg'), text(SCRIPT))],
    ['an archive after a GIF', async () => concat(await pictureOf('gif'), text(`PK\x03\x04${SCRIPT}`))],
    [
      'an HTML page in the description of a picture',
      async () =>
        new Uint8Array(
          await redAndBlue(20, 20)
            .jpeg()
            .withExif({ IFD0: { ImageDescription: SCRIPT } })
            .toBuffer(),
        ),
    ],
  ] as const)('is stored without its hidden part: %s', async (_, make) => {
    const sent = await make()
    expect(Buffer.from(sent).includes(SCRIPT)).toBe(true)
    const { body } = await tryUpload(member.browser, sent)
    const stored = Buffer.from(await storedPicture(body.address))
    expect(stored.includes('script')).toBe(false)
    expect(stored.includes('PK\x03\x04')).toBe(false)
  })
})

describe('a photograph', () => {
  test('is stored without its place and all other metadata', async () => {
    const { browser } = await memberOf(app)
    const sent = await photograph()
    expect(Buffer.from(sent).includes('canary')).toBe(true)
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { body } = await tryUpload(browser, sent, { type: 'image/jpeg' })
    const stored = await storedPicture(body.address)
    expect(Buffer.from(stored).includes('canary')).toBe(false)
    const { exif, xmp, iptc, icc, orientation } = await sharp(stored).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  })

  test('that is rotated in its metadata is stored upright', async () => {
    const { browser } = await memberOf(app)
    const { body } = await tryUpload(browser, await photograph(), { type: 'image/jpeg' })
    // After a quarter turn the left side is on top.
    const pixels = await sharp(await storedPicture(body.address))
      .removeAlpha()
      .raw()
      .toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)]
    const [top, bottom] = [at(256, 40), at(256, 470)]
    expect(top[0]).toBeGreaterThan(200)
    expect(bottom[2]).toBeGreaterThan(200)
  })
})

describe('the body of an upload', () => {
  test('is refused at once if its declared length is too large', async () => {
    const { browser } = await memberOf(app)
    const { status, body, headers } = await tryUpload(browser, new Uint8Array(PICTURE_MAX_BYTES + 1))
    expect([status, body.error.code, headers.get('connection')]).toEqual([413, 'files.too-large', 'close'])
  })

  test('without a declared length is cut off when it is too large', async () => {
    const { browser } = await memberOf(app)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.app.request('http://localhost:3000/api/pictures/avatar', {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'image/png' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(PICTURE_MAX_BYTES + 1024 * 1024)
  })

  test('is not stored if it breaks off, and does not delay others if it is slow', async () => {
    const server = createNodeServer(app.app)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { browser } = await memberOf(app)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const picture = await pictureOf('png', { width: 600, height: 600 })
    const before = await storedNames()
    const begin = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(
        `POST /api/pictures/avatar HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nCookie: ${cookie}\r\nContent-Type: image/png\r\nContent-Length: ${picture.byteLength}\r\n\r\n`,
      )
      socket.write(picture.subarray(0, 100))
      return socket
    }
    try {
      const slow = await Promise.all(Array.from({ length: 10 }, begin))
      // Other requests are answered while these bodies are incomplete.
      expect((await tryUpload((await memberOf(app)).browser, picture)).status).toBe(201)
      const afterOthers = await storedNames()
      for (const socket of slow) socket.destroy()
      await Promise.all(slow.map((socket) => socket.closed || once(socket, 'close')))
      expect(await storedNames()).toEqual(afterOthers)
      expect(afterOthers).toHaveLength(before.length + 2)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

describe('an upload', () => {
  test('is refused without a session', async () => {
    const { status, body } = await tryUpload(app.browser(), await pictureOf())
    expect([status, body.error.code]).toEqual([401, 'session.missing'])
  })

  test('is refused from another site', async () => {
    const { browser } = await memberOf(app)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await browser.request<ErrorBody>('POST', '/api/pictures/avatar', await pictureOf(), {
        'content-type': 'image/png',
        ...headers,
      })
      expect([answer.status, answer.body.error.code]).toEqual([403, 'request.foreign-origin'])
    }
  })

  test('over the limit is refused with the waiting time before the picture is read', async () => {
    const strict = await createTestApp(
      {},
      { limits: { 'picture-upload': { points: 1 } }, storage: app.services.storage },
    )
    try {
      const { browser } = await memberOf(strict)
      await uploaded(browser)
      const { status, body } = await tryUpload(browser, new Uint8Array(PICTURE_MAX_BYTES + 1))
      expect([status, body.error.code]).toEqual([429, 'request.too-many'])
    } finally {
      await strict.close()
    }
  })

  test('of another member cannot be used, and the refusal does not show that it exists', async () => {
    const [owner, thief] = [await memberOf(app), await memberOf(app)]
    const address = await uploaded(owner.browser)
    const nobodys = `/files/${randomUUID()}.webp`
    const answers = [address, nobodys].map((avatar_url) =>
      thief.browser.request<ErrorBody>('PUT', updateProfile.path, { full_name: 'Thief', avatar_url }),
    )
    const [taken, missing] = (await Promise.all(answers)).map(({ status, body }) => ({
      status,
      fields: body.error.fields,
    }))
    expect(taken).toEqual(missing)
    expect((await owner.browser.request('GET', address)).status).toBe(200)
    expect((await thief.browser.request('GET', address)).status).toBe(404)
  })
})

describe('the path of a file', () => {
  let member: Person
  let id: string
  beforeAll(async () => {
    member = await memberOf(app)
    id = pictureId(await uploaded(member.browser)) ?? ''
  })

  test.each([
    '/files/',
    '/files/..',
    '/files/../package.json',
    '/files/%2e%2e/package.json',
    '/files/..%2fpackage.json',
    '/files/....//package.json',
    '/files/session-secret',
    '/files/../session-secret',
    '/files/ID',
    '/files/ID.png',
    '/files/ID.webp%00.png',
    '/files/ID.WEBP',
    '/files//ID.webp',
    '/files/ID.webp/',
    '/FILES/ID.webp',
    '/files/ID-large.webp',
    '/files/ID-small-small.webp',
    "/files/ID'--.webp",
  ])('%s is not found', async (path) => {
    expect((await member.browser.request('GET', path.replaceAll('ID', id))).status).toBe(404)
  })
})

test('many uploads in parallel are all stored, and other requests are answered meanwhile', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => memberOf(app)))
  const large = await pictureOf('jpeg', { width: 3000, height: 2000 })
  let done = 0
  const uploads = members.map(async ({ browser }) => {
    const { status } = await tryUpload(browser, large, { type: 'image/jpeg' })
    done++
    return status
  })
  const health = await app.browser().request('GET', '/api/health')
  expect([health.status, done]).toEqual([200, 0])
  expect(await Promise.all(uploads)).toEqual(Array(6).fill(201))
})

test('one member’s pictures do not make another member wait: only one of them is decoded at a time', async () => {
  const [first, second] = [await memberOf(app), await memberOf(app)]
  const large = await pictureOf('jpeg', { width: 3000, height: 2000 })
  const small = await pictureOf()
  const order: string[] = []
  const store = async ({ user_id }: Person, bytes: Bytes) => {
    const code = await storePicture(app.services, { user_id } as Member, 'avatar', bytes).then(
      () => 'stored',
      (error: unknown) => (error instanceof Refusal ? error.code : 'fault'),
    )
    order.push(`${user_id === first.user_id ? 'first' : 'second'} ${code}`)
  }
  await Promise.all([...Array.from({ length: 6 }, () => store(first, large)), store(second, small)])
  expect(order.slice(0, 5)).toEqual(Array(5).fill('first files.busy'))
  expect(order.slice(5).sort()).toEqual(['first stored', 'second stored'])
  await store(first, small)
  expect(order.at(-1)).toBe('first stored')
})

test('a picture whose decoding takes too long gets its own refusal', () => {
  // The message that sharp writes.
  expect(refusalOf(new Error('timeout: 42% complete')).code).toBe('files.took-too-long')
})
