import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { addressForLinks, keepAddress } from './kept-address.ts'

const OWN_DATABASE = { DATABASE_URL: 'postgres://localhost/kiai', SESSION_SECRET: 's'.repeat(32) }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiai-address-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const env = (settings: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, ...settings })

describe('links of a command use', () => {
  test('the default address when no server ever ran', async () => {
    expect(await addressForLinks(env())).toBe('http://localhost:3000')
  })

  test('the address where the server listened last', async () => {
    await keepAddress(env(), 'http://localhost:3001')
    expect(await addressForLinks(env())).toBe('http://localhost:3001')
  })

  test('the address of the settings first', async () => {
    await keepAddress(env(), 'http://localhost:3001')
    expect(await addressForLinks(env({ PORT: '4000' }))).toBe('http://localhost:4000')
    expect(await addressForLinks(env({ PORT: '4000', BASE_URL: 'https://gym.example/' }))).toBe('https://gym.example')
  })

  test('the default address when the file is damaged', async () => {
    await writeFile(join(folder, 'address'), 'http:')
    expect(await addressForLinks(env())).toBe('http://localhost:3000')
  })

  test('the default address with DATABASE_URL, where no address is kept', async () => {
    await keepAddress(env(OWN_DATABASE), 'http://localhost:3001')
    expect(await readdir(folder)).toEqual([])
    expect(await addressForLinks(env(OWN_DATABASE))).toBe('http://localhost:3000')
  })
})
