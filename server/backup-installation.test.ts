import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifySecondFactor } from '#contract/accounts.ts'
import { MEDIA_PIECE_BYTES } from '#contract/file-rules.ts'
import { updateProfile } from '#contract/profile.ts'
import { readSession } from '#contract/session.ts'
import { readEnv } from '#server/env.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mp4, uploadedMedia } from '#tests/support/media.ts'
import { signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { uploaded } from '#tests/support/pictures.ts'
import { totpCode } from '#tests/support/totp.ts'
import { backUpInstallation, restoreInstallation } from './backup-installation.ts'

let app: TestApp
let member: Awaited<ReturnType<typeof withTwoFactor>>
let folder: string
/** A picture that the member uploaded. */
let picture: string
/** A video of two pieces. */
const FILM = mp4({ bytes: MEDIA_PIECE_BYTES + 10 })
let video: string
let target: TestDatabase
/** The installation that the backup is restored into. */
let dataDir: string

beforeAll(async () => {
  app = await createTestApp()
  member = await withTwoFactor(app)
  picture = await uploaded(member.browser)
  video = (await uploadedMedia(member.browser, FILM)).address
  await member.browser.call(updateProfile, { full_name: 'Robin Tester', avatar_url: picture })
})
afterAll(() => app.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiai-backup-'))
  dataDir = await mkdtemp(join(tmpdir(), 'kiai-restored-'))
  target = await createBareDatabase()
})
afterEach(async () => {
  await target.close()
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true })
})

const secretIn = (path: string) => readFile(join(path, 'session-secret'), 'utf8')

describe('a backup of the embedded default', () => {
  test('is enough for members with two-factor to sign in on another machine', async () => {
    await backUpInstallation(app.services, folder)
    const env = readEnv({ DATA_DIR: dataDir })
    expect(await restoreInstallation({ env, pool: target.pool }, folder)).toMatchObject({ secret: 'in-place' })
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
    const again = await createTestApp({ DATA_DIR: dataDir }, { database: { ...target, close: async () => {} } })
    try {
      // Their picture was restored.
      expect((await again.browser().request('GET', picture)).status).toBe(200)
      // Their session is still valid, and their video is complete.
      const before = again.browser()
      for (const [name, value] of member.browser.cookies) before.cookies.set(name, value)
      expect((await before.call(readSession, {})).session?.user.id).toBe(member.user_id)
      const film = await (await before.send('GET', video)).arrayBuffer()
      expect(Buffer.from(film).equals(FILM)).toBe(true)
      const { browser, two_factor_required } = await signInElsewhere(again, member)
      expect(two_factor_required).toBe(true)
      const answer = await browser.try(verifySecondFactor, { code: totpCode(member.secret), kind: 'totp' })
      expect(answer.body.session?.user.id).toBe(member.user_id)
    } finally {
      await again.close()
    }
  })

  test('is readable only for its owner', async () => {
    const { session_secret } = await backUpInstallation(app.services, folder)
    expect(session_secret).toBeDefined()
    expect(await secretIn(folder)).toBe(app.services.secret)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name))
      expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600)
    }
  })

  test('is refused when a picture is damaged or missing, and changes nothing', async () => {
    const { files = [] } = await backUpInstallation(app.services, folder)
    expect(files.map(({ name }) => name.replace(/^.*\./, '')).sort()).toEqual(['piece', 'piece', 'webp', 'webp'])
    const restore = () => restoreInstallation({ env: readEnv({ DATA_DIR: dataDir }), pool: target.pool }, folder)
    const path = join(folder, 'files', files[0]?.name ?? '')
    await writeFile(path, 'other bytes')
    await expect(restore()).rejects.toThrow('damaged')
    await rm(path)
    await expect(restore()).rejects.toThrow('ENOENT')
    expect(await readdir(dataDir)).toEqual([])
    expect((await target.pool.query(`select to_regclass('users') as users`)).rows).toEqual([{ users: null }])
  })

  test('replaces a secret that is not in use yet, but not when the backup is refused', async () => {
    await backUpInstallation(app.services, folder)
    await writeFile(join(dataDir, 'session-secret'), 'of this machine')
    const env = readEnv({ DATA_DIR: dataDir })
    // The target has accounts, so the backup is refused.
    await expect(restoreInstallation({ env, pool: app.pool }, folder)).rejects.toThrow('Restore into an empty one')
    expect(await secretIn(dataDir)).toBe('of this machine')
    await restoreInstallation({ env, pool: target.pool }, folder)
    expect(await secretIn(dataDir)).toBe(app.services.secret)
  })

  test('is refused when its secret is damaged or missing, and changes nothing', async () => {
    await backUpInstallation(app.services, folder)
    const restore = () => restoreInstallation({ env: readEnv({ DATA_DIR: dataDir }), pool: target.pool }, folder)
    await writeFile(join(folder, 'session-secret'), 'another')
    await expect(restore()).rejects.toThrow('damaged')
    await rm(join(folder, 'session-secret'))
    await expect(restore()).rejects.toThrow('session-secret')
    expect(await readdir(dataDir)).toEqual([])
    expect((await target.pool.query(`select to_regclass('users') as users`)).rows).toEqual([{ users: null }])
  })

  test('does not replace a secret that the operator has set, and says that the backup has another', async () => {
    await backUpInstallation(app.services, folder)
    const env = readEnv({ DATA_DIR: dataDir, SESSION_SECRET: 'a secret of the operator, 32 letters' })
    expect(await restoreInstallation({ env, pool: target.pool }, folder)).toMatchObject({ secret: 'in-folder' })
    expect(await readdir(dataDir)).toEqual(['files'])
  })
})

test('does not contain a secret that the operator has set', async () => {
  const SESSION_SECRET = 'a secret of the operator, 32 letters'
  const { session_secret } = await backUpInstallation(
    { env: { ...app.services.env, SESSION_SECRET }, pool: app.pool },
    folder,
  )
  const env = readEnv({ DATA_DIR: dataDir, SESSION_SECRET })
  expect(session_secret).toBeUndefined()
  expect(await readdir(folder)).not.toContain('session-secret')
  expect(await restoreInstallation({ env, pool: target.pool }, folder)).toMatchObject({ secret: 'elsewhere' })
  expect(await readdir(dataDir)).toEqual(['files'])
})
