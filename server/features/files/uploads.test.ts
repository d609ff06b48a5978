import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { MEDIA_MAX_BYTES, MEDIA_PIECE_BYTES, type MediaType, UNUSED_MEDIA_MAX } from '#contract/file-rules.ts'
import { cancelUpload, finishUpload, readUpload, startUpload } from '#contract/files.ts'
import { openFolder } from '#server/storage/folder.ts'
import { type Storage, StorageError } from '#server/storage/storage.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mp4, pieceOf, sendPiece, sent, started, uploadedMedia, VALID_MEDIA, webm } from '#tests/support/media.ts'
import { ban, memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { pictureOf, tryUpload, uploaded } from '#tests/support/pictures.ts'
import { claimMedia, letRead, releaseMedia } from './claim-media.ts'
import { sweepFiles } from './sweep-files.ts'

let app: TestApp
let folder: string
let putFault: StorageError | undefined
let readFault: StorageError | undefined
/** Called when the next object is opened. */
let onRead: (() => Promise<unknown>) | undefined
let readNames: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiai-media-'))
  const store = openFolder(folder)
  const storage: Storage = {
    ...store,
    async put(...object) {
      if (putFault) throw putFault
      await store.put(...object)
    },
    async read(name) {
      readNames.push(name)
      if (readFault) throw readFault
      const stream = await store.read(name)
      const act = onRead
      onRead = undefined
      await act?.()
      return stream
    },
  }
  app = await createTestApp({ MEDIA_GB_PER_MEMBER: 1 }, { storage })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A job removes objects; its worker polls every second. */
const JOB_RUNS_WITHIN = { timeout: 10_000 }

/** Two whole pieces and a short one. */
const LONG = mp4({ bytes: 2 * MEDIA_PIECE_BYTES + 1000 })

async function piecesOf(file_id: string): Promise<string[]> {
  const { rows } = await app.pool.query('select id from file_pieces where file_id = $1 order by index', [file_id])
  return rows.map(({ id }) => `${id}.piece`)
}

async function expectRemoved(names: string[]): Promise<void> {
  expect(names).not.toEqual([])
  await vi.waitFor(async () => {
    const there = await readdir(folder)
    expect(names.filter((name) => there.includes(name))).toEqual([])
  }, JOB_RUNS_WITHIN)
}

const rowsOf = async ({ user_id }: Pick<Person, 'user_id'>) =>
  (await app.pool.query('select * from files where owner_id = $1', [user_id])).rows

async function claim({ user_id }: Pick<Person, 'user_id'>, file: string) {
  const kinds = ['delivery', 'clip', 'offer_video', 'offer_picture', 'still'] as const
  return await app.services.db.transaction((tx) => claimMedia(tx, { file, owner_id: user_id, kinds, field: 'file' }))
}

async function read({ browser }: Pick<Person, 'browser'>, address: string, headers: Record<string, string> = {}) {
  const response = await browser.send('GET', address, undefined, headers)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a video or sound', () => {
  test.each(Object.entries(VALID_MEDIA))('%s is uploaded, and read back as it was', async (type, make) => {
    const member = await memberOf(app)
    const file = await uploadedMedia(member.browser, make(), { type: type as MediaType })
    const { status, headers, bytes } = await read(member, file.address)
    expect([status, headers.get('content-type'), bytes]).toEqual([200, type, Buffer.from(make())])
  })

  test('arrives in pieces in any order, and pieces can be sent again', async () => {
    const member = await memberOf(app)
    const { browser } = member
    const id = await started(browser, LONG.byteLength)
    for (const index of [2, 0]) expect((await sendPiece(browser, id, index, pieceOf(LONG, index))).status).toBe(200)
    expect(await browser.call(readUpload, { id })).toEqual({
      id,
      bytes: LONG.byteLength,
      piece_bytes: MEDIA_PIECE_BYTES,
      pieces: [0, 2],
    })
    const [first = ''] = await piecesOf(id)
    expect((await sendPiece(browser, id, 0, pieceOf(LONG, 0))).status).toBe(200)
    expect(await readdir(folder)).not.toContain(first)
    expect(await browser.try(finishUpload, { id })).toMatchObject({
      status: 409,
      body: { error: { code: 'files.incomplete' } },
    })
    await sendPiece(browser, id, 1, pieceOf(LONG, 1))
    const file = await browser.call(finishUpload, { id })
    expect(file).toEqual({
      id,
      address: `/files/${id}.mp4`,
      name: 'film.mp4',
      type: 'video/mp4',
      bytes: LONG.byteLength,
    })
    expect((await read(member, file.address)).bytes.equals(LONG)).toBe(true)
  })

  test('can be finished twice, because the first answer may be lost, and then takes no more pieces', async () => {
    const { browser } = await memberOf(app)
    const file = await uploadedMedia(browser)
    expect(await browser.call(finishUpload, { id: file.id })).toEqual(file)
    expect((await sendPiece(browser, file.id, 0, mp4())).status).toBe(404)
  })

  test('with a piece of a wrong length or a wrong number is refused', async () => {
    const { browser } = await memberOf(app)
    const id = await started(browser, LONG.byteLength)
    const whole = pieceOf(LONG, 0)
    for (const piece of [whole.slice(1), '', pieceOf(LONG, 2)])
      expect(await sendPiece(browser, id, 0, piece)).toMatchObject({
        status: 409,
        body: { error: { code: 'files.incomplete' } },
      })
    expect(await sendPiece(browser, id, 2, whole)).toMatchObject({ status: 409 })
    for (const index of [3, 10_000, -1, 1.5]) expect((await sendPiece(browser, id, index, whole)).status).toBe(404)
    const tooLong = new Uint8Array(MEDIA_PIECE_BYTES + 1)
    expect(await sendPiece(browser, id, 0, tooLong)).toMatchObject({ status: 413 })
    expect(await piecesOf(id)).toEqual([])
  })

  test('is not finished if a piece is sent again while its content is checked', async () => {
    const { browser } = await memberOf(app)
    const file = mp4()
    const id = await sent(browser, file)
    onRead = () => sendPiece(browser, id, 0, new Uint8Array(file.byteLength))
    expect((await browser.try(finishUpload, { id })).body.error.code).toBe('files.incomplete')
    // The piece that was sent last is not a film.
    expect((await browser.try(finishUpload, { id })).body.error.code).toBe('files.not-media')
  })

  test('is deleted with its objects when its upload is cancelled, finished or not', async () => {
    const member = await memberOf(app)
    for (const id of [await sent(member.browser, mp4()), (await uploadedMedia(member.browser)).id]) {
      const names = await piecesOf(id)
      await member.browser.call(cancelUpload, { id })
      await expectRemoved(names)
      expect((await member.browser.try(cancelUpload, { id })).status).toBe(404)
    }
    expect(await rowsOf(member)).toEqual([])
  })

  test.each([
    ['no-room', 507, 'files.no-room'],
    ['away', 503, 'files.unavailable'],
  ] as const)('whose piece cannot be stored (%s) can be continued', async (kind, status, code) => {
    const { browser } = await memberOf(app)
    const id = await started(browser, mp4().byteLength)
    putFault = new StorageError(kind, 'planted')
    const refused = await sendPiece(browser, id, 0, mp4())
    putFault = undefined
    expect(refused).toMatchObject({ status, body: { error: { code } } })
    expect((await sendPiece(browser, id, 0, mp4())).status).toBe(200)
    expect((await browser.try(finishUpload, { id })).status).toBe(200)
  })
})

describe('the limits of videos and sounds', () => {
  const film = { kind: 'clip', name: 'film.mp4', type: 'video/mp4' } as const

  test('a file of more than 500 MB, and a sound where a video is needed, are refused', async () => {
    const { browser } = await memberOf(app)
    const tooLarge = await browser.try(startUpload, { ...film, bytes: MEDIA_MAX_BYTES + 1 })
    expect(tooLarge).toMatchObject({ status: 413, body: { error: { code: 'files.media-too-large' } } })
    const sound = await browser.try(startUpload, { ...film, type: 'audio/mpeg', bytes: 1000 })
    expect(sound).toMatchObject({ status: 415, body: { error: { code: 'files.not-media' } } })
  })

  test('only a few may be unused, also when all are started at once', async () => {
    const { browser } = await memberOf(app)
    const starts = Array.from({ length: UNUSED_MEDIA_MAX + 4 }, () =>
      browser.try(startUpload, { ...film, bytes: 1000 }),
    )
    const codes = (await Promise.all(starts)).map(({ status, body }) => body.error?.code ?? String(status))
    expect(codes.filter((code) => code === '201')).toHaveLength(UNUSED_MEDIA_MAX)
    expect(codes.filter((code) => code === 'files.too-many-uploads')).toHaveLength(4)
  })

  test('those of a member take no more room than the setting says', async () => {
    const { browser } = await memberOf(app)
    for (const status of [201, 201]) {
      expect((await browser.try(startUpload, { ...film, bytes: MEDIA_MAX_BYTES })).status).toBe(status)
    }
    const third = await browser.try(startUpload, { ...film, bytes: MEDIA_MAX_BYTES })
    expect(third).toMatchObject({ status: 409, body: { error: { code: 'files.quota-used-up' } } })
    expect((await browser.try(startUpload, { ...film, bytes: 1000 })).status).toBe(201)
  })
})

test('what was sold does not use up the room of its owner, and what was only uploaded does', async () => {
  const [owner, other] = [await memberOf(app), await memberOf(app)]
  const insert = async (kind: string) => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into files (owner_id, kind, content_type, bytes, used_at)
       values ($1, $2, 'video/mp4', 6 * 1024::bigint ^ 3, now()) returning id`,
      [owner.user_id, kind],
    )
    return rows[0]?.id ?? ''
  }
  const start = async () =>
    (await owner.browser.try(startUpload, { kind: 'clip', name: 'film.mp4', type: 'video/mp4', bytes: 1000 })).status
  await insert('delivery')
  expect(await start()).toBe(201)
  // As long as the order is not paid, nobody else may see the clip.
  const clip = await insert('clip')
  expect(await start()).toBe(409)
  await letRead(app.services.db, clip, other.user_id)
  expect(await start()).toBe(201)
})

describe('who may read', () => {
  test('a video is for its owner, admins and those who were given it', async () => {
    const [owner, buyer, other] = [await memberOf(app), await memberOf(app), await memberOf(app)]
    const admin = await memberOf(app, { membership_type: 'admin' })
    const { id, address } = await uploadedMedia(owner.browser)
    await claim(owner, address)
    const seen = async () =>
      await Promise.all([owner, admin, buyer, other, { browser: app.browser() }].map((who) => read(who, address)))
    expect((await seen()).map(({ status }) => status)).toEqual([200, 200, 404, 404, 404])
    for (let times = 0; times < 2; times++) await letRead(app.services.db, id, buyer.user_id)
    expect((await seen()).map(({ status }) => status)).toEqual([200, 200, 200, 404, 404])
    // What was bought stays readable.
    await ban(app, owner)
    expect((await read(buyer, address)).status).toBe(200)
    const { account } = await buyer.browser.call(exportAccount, {})
    expect(account.file_readers).toMatchObject([{ file_id: id }])
  })

  test('an unfinished upload is for nobody, and a file has only one address', async () => {
    const owner = await memberOf(app)
    const id = await sent(owner.browser, mp4())
    expect((await read(owner, `/files/${id}.mp4`)).status).toBe(404)
    await owner.browser.call(finishUpload, { id })
    for (const ending of ['.webm', '.webp', '-small.webp', '-small.mp4', '.piece', '.mp3'])
      expect((await read(owner, `/files/${id}${ending}`)).status, ending).toBe(404)
    const [piece = ''] = await piecesOf(id)
    for (const name of [piece, piece.replace('piece', 'mp4')])
      expect((await read(owner, `/files/${name}`)).status).toBe(404)
  })

  test('the picture of an offer is for every member once it is used, except while its owner is banned', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    const address = await uploaded(owner.browser, 'offer_picture')
    expect((await read(other, address)).status).toBe(404)
    await claim(owner, address)
    const shown = await read(other, address)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await read({ browser: app.browser() }, address)).status).toBe(404)
    await ban(app, owner)
    expect((await read(other, address)).status).toBe(404)
  })
})

describe('a claim', () => {
  test('names a file by its id or its address, and can be repeated', async () => {
    const member = await memberOf(app)
    const { id, address } = await uploadedMedia(member.browser, webm(), { type: 'video/webm', name: 'Round 1.webm' })
    const file = {
      id,
      address,
      kind: 'delivery',
      content_type: 'video/webm',
      name: 'Round 1.webm',
      bytes: webm().length,
    }
    expect(await claim(member, id)).toEqual({ ...file, first_use: true })
    expect(await claim(member, address)).toEqual({ ...file, first_use: false })
  })

  test('of several pictures keeps them all', async () => {
    const member = await memberOf(app)
    for (let i = 0; i < 2; i++) await claim(member, await uploaded(member.browser, 'offer_picture'))
    expect(await rowsOf(member)).toHaveLength(2)
  })

  test('refuses another member’s, an unfinished, a missing file and one of another kind alike', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const wrong = [
      (await uploadedMedia(other.browser)).id,
      await sent(member.browser, mp4()),
      await uploaded(member.browser, 'avatar'),
      crypto.randomUUID(),
      `/files/${crypto.randomUUID()}.mp4`,
      'https://pictures.example/film.mp4',
      "'; drop table files; --",
    ]
    for (const file of wrong)
      await expect(claim(member, file), file).rejects.toMatchObject({
        code: 'request.invalid',
        fields: { file: { problem: 'file-missing' } },
      })
  })

  test('is undone by a release, which deletes the file and its objects', async () => {
    const member = await memberOf(app)
    const { id } = await uploadedMedia(member.browser, LONG)
    await claim(member, id)
    await letRead(app.services.db, id, member.user_id)
    expect((await member.browser.try(cancelUpload, { id })).status).toBe(404)
    const names = await piecesOf(id)
    expect(names).toHaveLength(3)
    for (let times = 0; times < 2; times++)
      await app.services.db.transaction((tx) => releaseMedia(tx, app.services.jobs, id))
    await expectRemoved(names)
    expect(await rowsOf(member)).toEqual([])
  })
})

describe('a part of a video', () => {
  let member: Person
  let address: string
  let etag: string
  beforeAll(async () => {
    member = await memberOf(app)
    address = (await uploadedMedia(member.browser, LONG)).address
    etag = String((await read(member, address)).headers.get('etag'))
  })

  const last = LONG.byteLength - 1
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, last],
    ['bytes=10-19', 10, 19],
    ['bytes=-5', last - 4, last],
    [`bytes=-${LONG.byteLength * 2}`, 0, last],
    [`bytes=${MEDIA_PIECE_BYTES - 3}-${MEDIA_PIECE_BYTES + 2}`, MEDIA_PIECE_BYTES - 3, MEDIA_PIECE_BYTES + 2],
    [`bytes=${MEDIA_PIECE_BYTES}-${2 * MEDIA_PIECE_BYTES}`, MEDIA_PIECE_BYTES, 2 * MEDIA_PIECE_BYTES],
    [`bytes=${last}-`, last, last],
    [`bytes=5-${LONG.byteLength * 2}`, 5, last],
  ])('%s is sent alone', async (range, from, to) => {
    const { status, headers, bytes } = await read(member, address, { range })
    expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${LONG.byteLength}`])
    expect(headers.get('content-length')).toBe(String(to - from + 1))
    expect(bytes.equals(LONG.slice(from, to + 1))).toBe(true)
  })

  test.each([`bytes=${LONG.byteLength}-`, 'bytes=99999999-', 'bytes=-0'])('%s is behind the end', async (range) => {
    const { status, headers, bytes } = await read(member, address, { range })
    expect([status, headers.get('content-range'), bytes.byteLength]).toEqual([416, `bytes */${LONG.byteLength}`, 0])
  })

  test.each(['bytes=5-2', 'bytes=a-b', 'bytes=', 'bytes=-', 'bytes=0-1,5-6', 'pages=1-2', `bytes=${'9'.repeat(40)}-`])(
    '%s is ignored',
    async (range) => {
      const { status, bytes } = await read(member, address, { range })
      expect([status, bytes.byteLength]).toEqual([200, LONG.byteLength])
    },
  )

  test('is sent only for the version that the browser has', async () => {
    const range = 'bytes=0-9'
    expect((await read(member, address, { range, 'if-range': etag })).status).toBe(206)
    for (const other of ['"another"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect((await read(member, address, { range, 'if-range': other })).status).toBe(200)
    expect((await read(member, address, { 'if-none-match': etag })).status).toBe(304)
  })

  test('is announced, and sent with headers that block scripts and caches', async () => {
    const head = await member.browser.send('HEAD', address)
    expect(head.body).toBeNull()
    for (const headers of [head.headers, (await read(member, address, { range: 'bytes=0-9' })).headers])
      expect(Object.fromEntries(headers)).toMatchObject({
        'accept-ranges': 'bytes',
        'content-type': 'video/mp4',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
    expect(head.headers.get('content-length')).toBe(String(LONG.byteLength))
  })

  test('opens only the pieces that it needs', async () => {
    const names = await piecesOf(address.slice('/files/'.length, -'.mp4'.length))
    readNames = []
    await read(member, address, { range: `bytes=${MEDIA_PIECE_BYTES}-${MEDIA_PIECE_BYTES + 9}` })
    expect(readNames).toEqual(names.slice(1, 2))
    // A reader that goes away.
    readNames = []
    const reader = (await member.browser.send('GET', address)).body?.getReader()
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
    await reader?.cancel()
    expect(readNames).toEqual(names.slice(0, 1))
  })

  test('is unavailable while the store does not answer', async () => {
    readFault = new StorageError('away', 'planted')
    const answer = await read(member, address, { range: 'bytes=0-9' })
    readFault = undefined
    expect(answer.status).toBe(503)
  })
})

describe('the clean-up', () => {
  const sweep = (hours: number) => sweepFiles(app.services, new Date(Date.now() + hours * 60 * 60 * 1000))

  test('deletes unfinished and unused files with their objects after a day, and none that are in use', async () => {
    const member = await memberOf(app)
    const used = await uploadedMedia(member.browser, LONG)
    await claim(member, used.id)
    const unused = await uploadedMedia(member.browser)
    const unfinished = await started(member.browser, LONG.byteLength)
    await sendPiece(member.browser, unfinished, 1, pieceOf(LONG, 1))
    const [kept, gone] = [await piecesOf(used.id), [...(await piecesOf(unused.id)), ...(await piecesOf(unfinished))]]
    await sweep(23)
    expect(await rowsOf(member)).toHaveLength(3)
    await sweep(25)
    const there = await readdir(folder)
    expect(there.filter((name) => gone.includes(name))).toEqual([])
    expect(kept.filter((name) => there.includes(name))).toEqual(kept)
    expect((await rowsOf(member)).map(({ id }) => id)).toEqual([used.id])
  })

  test('gives a file a day from when its upload was finished', async () => {
    const member = await memberOf(app)
    const { id } = await uploadedMedia(member.browser)
    await app.pool.query(`update files set created_at = now() - interval '20 hours' where id = $1`, [id])
    await sweep(10)
    expect(await rowsOf(member)).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  test('deletes all its files; the export before has the small ones, and the addresses of the large ones', async () => {
    const member = await memberOf(app)
    const [small, large] = [await uploadedMedia(member.browser), await uploadedMedia(member.browser, LONG)]
    await started(member.browser, 1000)
    const { account } = await member.browser.call(exportAccount, {})
    expect(account.files).toMatchObject([
      { id: small.id, address: small.address, content: Buffer.from(mp4()).toString('base64') },
      { id: large.id, address: large.address, content: null },
    ])
    const names = [...(await piecesOf(small.id)), ...(await piecesOf(large.id))]
    expect((await member.browser.try(deleteAccount, { password: PASSWORD })).status).toBe(200)
    await expectRemoved(names)
    expect(await rowsOf(member)).toEqual([])
  })
})

describe('a picture of the new kinds', () => {
  test.each([
    ['offer_picture', { width: 1000, height: 1000 }, { width: 1200, height: 800 }],
    ['still', { width: 3200, height: 1800 }, { width: 1600, height: 900 }],
    ['still', { width: 300, height: 500 }, { width: 300, height: 500 }],
  ] as const)('%s of %j is stored as %j', async (kind, sentSize, stored) => {
    const { browser } = await memberOf(app)
    const { status, body } = await tryUpload(browser, await pictureOf('png', sentSize), { kind })
    expect({ status, body }).toMatchObject({ status: 201, body: stored })
  })
})
