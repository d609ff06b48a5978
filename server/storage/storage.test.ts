import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openS3 } from '#server/outside/storage/s3.ts'
import { S3_KEY, startFakeS3 } from '#tests/support/fake-s3.ts'
import { openFolder } from './folder.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startFakeS3>>

beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'kiai-files-')), 'files')
  s3.objects.clear()
  s3.refused.length = 0
  s3.order(undefined)
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const TYPE = 'image/webp'
const bytes = (text: string) => new TextEncoder().encode(text)

async function textOf(storage: Storage, name: string): Promise<string | undefined> {
  const stream = await storage.read(name)
  return stream && (await new Response(stream).text())
}

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.sort()
}

const STORES: [string, () => Storage][] = [
  ['a folder', () => openFolder(folder)],
  ['an S3-compatible store', () => openS3(s3.settings)],
]

describe.each(STORES)('%s', (_, open) => {
  test('returns the object that was stored, and undefined for a missing one', async () => {
    const storage = open()
    expect(await namesIn(storage)).toEqual([])
    expect(await textOf(storage, 'a.webp')).toBeUndefined()
    await storage.put('a.webp', bytes('one'), TYPE)
    await storage.put('b.webp', new Uint8Array(200_000).fill(7), TYPE)
    expect(await textOf(storage, 'a.webp')).toBe('one')
    expect((await textOf(storage, 'b.webp'))?.length).toBe(200_000)
  })

  test('deletes an object, and accepts a missing one', async () => {
    const storage = open()
    await storage.put('a.webp', bytes('one'), TYPE)
    await storage.delete('a.webp')
    await storage.delete('a.webp')
    expect(await textOf(storage, 'a.webp')).toBeUndefined()
  })

  test('lists every object with the time of its last change', async () => {
    const storage = open()
    const names = Array.from({ length: 8 }, (_, index) => `n${index}.webp`)
    for (const name of names) await storage.put(name, bytes(name), TYPE)
    expect(await namesIn(storage)).toEqual(names)
    for await (const { changed_at } of storage.list())
      expect(Math.abs(Date.now() - changed_at.getTime())).toBeLessThan(60_000)
  })

  test.each(['../a.webp', 'a/b.webp', '.hidden', '', 'a', 'A.webp', 'a.webp\n', '..', 'a%2fb.webp'])(
    'refuses the name %j',
    async (name) => {
      const storage = open()
      await expect(storage.put(name, bytes('x'), TYPE)).rejects.toThrow('cannot have this name')
      await expect(storage.read(name)).rejects.toThrow('cannot have this name')
      await expect(storage.delete(name)).rejects.toThrow('cannot have this name')
    },
  )
})

describe('the folder', () => {
  test('is readable only for its owner', async () => {
    await openFolder(folder).put('a.webp', bytes('one'), TYPE)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'a.webp'))).mode & 0o777).toBe(0o600)
  })

  test('keeps no file of an object that could not be written', async () => {
    // A folder has the name of the file, so renaming fails after the bytes were written.
    const storage = openFolder(folder)
    await storage.put('a.webp', bytes('one'), TYPE)
    await rm(join(folder, 'a.webp'))
    await openFolder(join(folder, 'a.webp')).put('inside.webp', bytes('two'), TYPE)
    await expect(storage.put('a.webp', bytes('three'), TYPE)).rejects.toMatchObject({ kind: 'away' })
    expect(await readdir(folder)).toEqual(['a.webp'])
  })

  test('lists unfinished files of a killed process, so that they can be removed', async () => {
    await openFolder(folder).put('a.webp', bytes('one'), TYPE)
    await writeFile(join(folder, 'x.part'), 'half')
    await utimes(join(folder, 'x.part'), new Date(0), new Date(0))
    expect(await namesIn(openFolder(folder))).toEqual(['a.webp', 'x.part'])
  })

  test.runIf(process.getuid?.() !== 0)('reports missing permissions', async () => {
    await openFolder(folder).put('a.webp', bytes('one'), TYPE)
    await chmod(folder, 0o500)
    await expect(openFolder(folder).put('b.webp', bytes('two'), TYPE)).rejects.toMatchObject({ kind: 'away' })
    await chmod(folder, 0o700)
  })

  // /dev/full is always full, so no disk has to be filled.
  test.runIf(process.platform === 'linux')('recognises a full disk', async () => {
    const { open } = await import('node:fs/promises')
    const full = await open('/dev/full', 'w')
    const error = await full.writeFile('x').catch((thrown: unknown) => thrown)
    await full.close()
    expect(error).toMatchObject({ code: 'ENOSPC' })
    const { asStorageError } = await import('./folder.ts')
    expect(asStorageError(error)).toMatchObject({ kind: 'no-room' })
  })
})

describe('the S3-compatible store', () => {
  test('accepts our signatures, which include the content', async () => {
    const storage = openS3(s3.settings)
    await storage.put('a.webp', bytes('one'), TYPE)
    await namesIn(storage)
    await storage.delete('a.webp')
    expect(s3.refused).toEqual([])
    expect([...s3.objects.keys()]).toEqual([])
  })

  test('keeps objects under a prefix, with their type', async () => {
    await openS3(s3.settings).put('a.webp', bytes('one'), TYPE)
    expect([...s3.objects].map(([key, { type }]) => [key, type])).toEqual([['files/a.webp', TYPE]])
  })

  test.each([
    ['another secret', { secret: 'wrong' }],
    ['another key', { keyId: 'WRONG' }],
    ['another region', { region: 'elsewhere' }],
  ])('refuses %s, and the error contains no secret', async (_, wrong) => {
    const error = await openS3({ ...s3.settings, ...wrong })
      .put('a.webp', bytes('one'), TYPE)
      .catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ kind: 'away', message: 'the S3 store answered 403 (SignatureDoesNotMatch)' })
    expect(JSON.stringify(error)).not.toContain(S3_KEY.secret)
    expect(s3.objects.size).toBe(0)
  })

  test.each([
    ['hangs', { kind: 'hang' }],
    ['cuts the connection', { kind: 'cut' }],
    ['fails', { kind: 'status', status: 500 }],
    ['sends us elsewhere', { kind: 'redirect' }],
  ] as const)('counts as away while it %s', async (_, fault) => {
    s3.order(fault)
    const storage = openS3({ ...s3.settings, timeoutMs: 500 })
    await expect(storage.put('a.webp', bytes('one'), TYPE)).rejects.toMatchObject({ kind: 'away' })
    await expect(storage.read('a.webp')).rejects.toMatchObject({ kind: 'away' })
  })

  test('is retried after a short failure', async () => {
    s3.order({ kind: 'status', status: 503, times: 2 })
    await openS3(s3.settings).put('a.webp', bytes('one'), TYPE)
    expect(s3.objects.size).toBe(1)
  })

  test('is recognised as full', async () => {
    s3.order({ kind: 'status', status: 400, code: 'QuotaExceeded' })
    await expect(openS3(s3.settings).put('a.webp', bytes('one'), TYPE)).rejects.toMatchObject({ kind: 'no-room' })
  })

  test('fails the reader when it breaks off in the middle of an object', async () => {
    s3.order({ kind: 'cut-body' })
    const stream = await openS3(s3.settings).read('a.webp')
    await expect(new Response(stream).text()).rejects.toThrow()
  })
})

describe('the storage settings', () => {
  const S3 = {
    STORAGE_S3_ENDPOINT: 'https://s3.example',
    STORAGE_S3_BUCKET: 'kiai-files',
    STORAGE_S3_KEY_ID: 'id',
    STORAGE_S3_SECRET: 'canary-secret',
  }

  test('choose the folder in DATA_DIR, another folder, or the S3-compatible store', async () => {
    const own = await openStorage(readEnv({ DATA_DIR: folder }))
    await own.put('a.webp', bytes('one'), TYPE)
    expect(await readdir(join(folder, 'files'))).toEqual(['a.webp'])
    await (await openStorage(readEnv({ STORAGE_DIR: folder }))).put('b.webp', bytes('two'), TYPE)
    expect(await readdir(folder)).toContain('b.webp')
    const { endpoint, bucket, region, keyId, secret } = s3.settings
    const given = {
      STORAGE_S3_ENDPOINT: endpoint,
      STORAGE_S3_BUCKET: bucket,
      STORAGE_S3_REGION: region,
      STORAGE_S3_KEY_ID: keyId,
      STORAGE_S3_SECRET: secret,
    }
    await (await openStorage(readEnv(given))).put('c.webp', bytes('three'), TYPE)
    expect([...s3.objects.keys()]).toEqual(['files/c.webp'])
  })

  test.each(Object.keys(S3))('are refused without %s', (name) => {
    const rest = { ...S3, [name]: undefined }
    expect(() => readEnv(rest)).toThrow(new RegExp(`${name} is missing`))
  })

  test('are refused with two stores', () => {
    expect(() => readEnv({ ...S3, STORAGE_DIR: '/srv/files' })).toThrow(/STORAGE_DIR and .* are both set/)
  })

  test('never show the secret in an error message', () => {
    expect(() => readEnv({ STORAGE_S3_SECRET: 'canary-secret' })).toThrow(/^(?![\s\S]*canary)/)
  })
})
