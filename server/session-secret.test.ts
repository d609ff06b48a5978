import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'
import { sessionSecret } from './session-secret.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiai-secret-'))
  file = join(folder, 'session-secret')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const kept = () => sessionSecret(readEnv({ DATA_DIR: folder }))

describe('the secret of the embedded default', () => {
  test('is created once, also when several processes start together, and is readable only for its owner', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, kept))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32)
    expect(await readFile(file, 'utf8')).toBe(secrets[0])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await kept()).toBe(secrets[0])
    expect(await readdir(folder)).toEqual(['session-secret'])
  })

  test.each(['', '\n', 'cut sho'])('is refused and not changed when its file contains only %j', async (left) => {
    await writeFile(file, left)
    await expect(kept()).rejects.toThrow(SettingsError)
    await expect(kept()).rejects.toThrow(`${file} should hold at least 32 random characters`)
    expect(await readFile(file, 'utf8')).toBe(left)
  })

  test.runIf(process.getuid?.() === 0)('belongs to the owner of its folder when root creates it', async () => {
    await chown(folder, 65_534, 65_534)
    await kept()
    expect(await stat(file)).toMatchObject({ uid: 65_534, gid: 65_534 })
  })

  test('is not created when the setting gives one', async () => {
    const secret = 's'.repeat(32)
    expect(await sessionSecret(readEnv({ DATA_DIR: folder, SESSION_SECRET: secret }))).toBe(secret)
    expect(await readdir(folder)).toEqual([])
  })
})
