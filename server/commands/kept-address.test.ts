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

describe('the links of a command lead', () => {
  test('to the default where no server ever ran', async () => {
    expect(await addressForLinks(env())).toBe('http://localhost:3000')
  })

  test('to where the server listened last', async () => {
    await keepAddress(env(), 'http://localhost:3001')
    expect(await addressForLinks(env())).toBe('http://localhost:3001')
  })

  test('to what the settings say, before that', async () => {
    await keepAddress(env(), 'http://localhost:3001')
    expect(await addressForLinks(env({ PORT: '4000' }))).toBe('http://localhost:4000')
    expect(await addressForLinks(env({ PORT: '4000', BASE_URL: 'https://gym.example/' }))).toBe('https://gym.example')
  })

  test('to the default where the file is of no use', async () => {
    await writeFile(join(folder, 'address'), 'http:')
    expect(await addressForLinks(env())).toBe('http://localhost:3000')
  })

  test('nowhere else with a database of one’s own, which leaves no word', async () => {
    await keepAddress(env(OWN_DATABASE), 'http://localhost:3001')
    expect(await readdir(folder)).toEqual([])
    expect(await addressForLinks(env(OWN_DATABASE))).toBe('http://localhost:3000')
  })
})
