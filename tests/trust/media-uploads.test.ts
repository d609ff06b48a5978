import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { MediaType } from '#contract/file-rules.ts'
import { finishUpload, startUpload } from '#contract/files.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import {
  type Bytes,
  box,
  bytesOf,
  MP3_FRAMES,
  mp3WithTag,
  mp4,
  ogg,
  sendPiece,
  sent,
  started,
  uploadedMedia,
  wav,
  webm,
} from '#tests/support/media.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp
let member: Person

beforeAll(async () => {
  app = await createTestApp({}, { limits: { 'media-upload': { points: 1000 } } })
  member = await memberOf(app)
})
afterAll(() => app.close())

const storedNames = () => readdir(join(app.services.env.DATA_DIR, 'files')).catch(() => [])

const SCRIPT = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`
const ZIP = `PK\x03\x04\x14\0${'x'.repeat(60)}PK\x05\x06${'\0'.repeat(18)}`
const FTYP = box('ftyp', 'isom\0\0\x02\0isom')
const MOOV = box('moov', box('mvhd', 'x'.repeat(20)))

const CRAFTED: [string, MediaType, () => Bytes | Promise<Bytes>][] = [
  ['one byte', 'video/mp4', () => bytesOf('\0')],
  ['a ZIP as MP4', 'video/mp4', () => bytesOf(ZIP)],
  ['an HTML page as MP4', 'video/mp4', () => bytesOf(`<!doctype html>${SCRIPT}`)],
  ['an HTML page with the brand of a film', 'video/mp4', () => bytesOf('<!--ftypisom-->', SCRIPT)],
  ['a program as MP4', 'video/mp4', () => bytesOf('\x7fELF', '\0'.repeat(60))],
  ['a picture in the container of a film', 'video/mp4', () => pictureOf('avif')],
  ['a JPEG as MP4', 'video/mp4', () => pictureOf('jpeg')],
  ['only the head of an MP4', 'video/mp4', () => FTYP],
  ['an MP4 without a description', 'video/mp4', () => bytesOf(FTYP, box('mdat', 'film'))],
  ['an MP4 that is cut', 'video/mp4', () => mp4().slice(0, -1)],
  ['an MP4 with a ZIP behind it', 'video/mp4', () => bytesOf(mp4(), ZIP)],
  ['an MP4 with an HTML page behind it', 'video/mp4', () => bytesOf(mp4(), SCRIPT)],
  ['an MP4 with a box of no length', 'video/mp4', () => bytesOf(FTYP, MOOV, [0, 0, 0, 4], 'mdat')],
  [
    'an MP4 with a box of endless length',
    'video/mp4',
    () => bytesOf(FTYP, MOOV, [0, 0, 0, 1], 'mdat', Array(8).fill(255)),
  ],
  ['a WebM as MP4', 'video/mp4', () => webm()],
  ['a QuickTime film as MP4', 'video/mp4', () => mp4({ brand: 'qt  ' })],
  ['an MP4 as QuickTime film', 'video/quicktime', () => mp4()],
  ['an MP4 as WebM', 'video/webm', () => mp4()],
  ['a Matroska film as WebM', 'video/webm', () => webm('matroska')],
  ['a WebM that is cut', 'video/webm', () => webm().slice(0, -2)],
  ['only the signature of a WebM', 'video/webm', () => bytesOf([0x1a, 0x45, 0xdf, 0xa3])],
  [
    'a WebM with endless heads',
    'video/webm',
    () => bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x01], Array(7).fill(255), 'webm'),
  ],
  ['an SVG as MP3', 'audio/mpeg', () => bytesOf(SVG)],
  ['an HTML page behind an ID3 tag', 'audio/mpeg', () => bytesOf('ID3', [4, 0, 0, 0, 0, 0, 0], SCRIPT)],
  [
    'an ID3 tag that is longer than the file',
    'audio/mpeg',
    () => bytesOf('ID3', [4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f], MP3_FRAMES),
  ],
  ['an ID3 tag with a wrong length', 'audio/mpeg', () => bytesOf('ID3', [4, 0, 0, 255, 255, 255, 255], MP3_FRAMES)],
  ['a script that begins like a frame', 'audio/mpeg', () => bytesOf([0xff, 0xfb, 0x90, 0], SCRIPT)],
  ['one frame and then a script', 'audio/mpeg', () => bytesOf(MP3_FRAMES.slice(0, 417), SCRIPT)],
  ['an Ogg film as sound', 'audio/ogg', () => ogg('\x80theora')],
  ['only the signature of an Ogg', 'audio/ogg', () => bytesOf('OggS')],
  ['an HTML page that begins like an Ogg', 'audio/ogg', () => bytesOf('OggS', SCRIPT)],
  ['a WebP as WAV', 'audio/wav', () => pictureOf('webp')],
  ['a WAV that is cut', 'audio/wav', () => wav().slice(0, -4)],
  ['a WAV without sound', 'audio/wav', () => bytesOf('RIFF', [4, 0, 0, 0], 'WAVE')],
  ['a film as M4A', 'audio/mp4', () => mp4({ brand: 'qt  ' })],
]

describe('a crafted file', () => {
  test.each(CRAFTED)('is refused, and nothing of it is left: %s', async (_, type, make) => {
    const before = await storedNames()
    const id = await sent(member.browser, await make(), { type })
    expect(await member.browser.try(finishUpload, { id })).toMatchObject({
      status: 415,
      body: { error: { code: 'files.not-media' } },
    })
    expect((await member.browser.try(finishUpload, { id })).status).toBe(404)
    // A job removes the objects.
    await vi.waitFor(async () => expect(await storedNames()).toEqual(before), soon)
  })

  test.each([
    ['a sound without a tag', 'audio/mpeg', () => MP3_FRAMES],
    ['a sound behind a long tag', 'audio/mpeg', () => mp3WithTag('x'.repeat(9000))],
    ['a sound with the brand of a film', 'audio/mp4', () => mp4({ brand: 'mp42' })],
    ['a film whose description is at the end', 'video/mp4', () => bytesOf(FTYP, box('mdat', 'film'), MOOV)],
    ['a film whose last box goes on to the end', 'video/mp4', () => bytesOf(FTYP, MOOV, [0, 0, 0, 0], 'mdat', 'film')],
    ['a recording without a length', 'video/webm', () => bytesOf(webm().slice(0, -5), [0xff], 'film')],
  ] as const)('is not confused with an unusual one: %s', async (_, type, make) => {
    const { browser } = await memberOf(app)
    expect((await uploadedMedia(browser, make(), { type })).type).toBe(type)
  })

  test.each([
    [{ bytes: 0 }, 400],
    [{ bytes: -1 }, 400],
    [{ bytes: 1.5 }, 400],
    [{ bytes: 2 ** 60 }, 400],
    [{ bytes: 2 ** 40 }, 413],
    [{ type: 'text/html' }, 400],
    [{ type: 'image/svg+xml' }, 400],
    [{ type: 'constructor' }, 400],
    [{ kind: 'avatar' }, 400],
    [{ name: '' }, 400],
    [{ name: 'x'.repeat(201) }, 400],
  ])('announced with %j is refused', async (wrong, status) => {
    const announced = { kind: 'delivery', name: 'film.mp4', type: 'video/mp4', bytes: 100, ...wrong }
    expect((await member.browser.request('POST', startUpload.path, announced)).status).toBe(status)
  })

  test.each(['application/json', 'video/mp4', 'text/html', ''])(
    'declared as %j is not read as a piece',
    async (type) => {
      const { browser } = await memberOf(app)
      const id = await started(browser, mp4().byteLength)
      const path = `/api/uploads/${id}/pieces/0`
      const answer = await browser.request<ErrorBody>('PUT', path, mp4(), { 'content-type': type })
      expect([answer.status, answer.body.error.code]).toEqual([415, 'files.not-media'])
    },
  )
})

test('a piece that breaks off is not stored', async () => {
  const server = createNodeServer(app.app)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { browser } = await memberOf(app)
    const id = await started(browser, mp4().byteLength)
    const before = await storedNames()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `PUT /api/uploads/${id}/pieces/0 HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/octet-stream\r\nContent-Length: ${mp4().byteLength}\r\n\r\n`,
    )
    socket.write(mp4().subarray(0, 50))
    socket.destroy()
    await once(socket, 'close')
    expect(await storedNames()).toEqual(before)
    expect((await sendPiece(browser, id, 0, mp4())).status).toBe(200)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
