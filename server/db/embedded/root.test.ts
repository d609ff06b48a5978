import { chmod, chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPackageDirectory } from './binaries.ts'
import {
  accountNamed,
  ask,
  asRoot,
  endPostgresIn,
  newFolder,
  openToOthers,
  startInOtherProcess,
} from './database-trial.ts'
import { startEmbedded } from './launcher.ts'
import { ownerOf } from './run-as.ts'

async function readLocation(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim()
}

async function newRootOnlyFolder(): Promise<string> {
  const folder = join(await newFolder(), 'root-only')
  await mkdir(folder, { mode: 0o700 })
  return folder
}

describe.skipIf(!asRoot)('as root (skipped for others: only root starts PostgreSQL as another user)', () => {
  test('PostgreSQL runs as nobody, or as whoever owns the data directory', async () => {
    const [nobody, daemon] = await Promise.all([accountNamed('nobody'), accountNamed('daemon')])
    for (const [dataDir, expected] of [
      [await newFolder(), nobody],
      [await newFolder(daemon), daemon],
    ] as const) {
      const database = await startEmbedded({ dataDir })
      const pid = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]
      expect(await ownerOf(`/proc/${pid}`)).toEqual(expected)
      await database.stop()
    }
  })

  test('what root makes in somebody’s data directory is theirs to start later', async ({ skip }) => {
    skip(!openToOthers, 'nobody else can enter the folder of this Kiai')
    const owner = await accountNamed('daemon')
    const dataDir = await newFolder(owner)
    const byRoot = await startEmbedded({ dataDir })
    await ask(byRoot.connection, 'CREATE TABLE bout AS SELECT 1 AS round')

    const byOwner = await startInOtherProcess({ dataDir, account: owner })
    await byRoot.stop()
    expect(await ask(byOwner.connection, 'SELECT round FROM bout')).toEqual([{ round: 1 }])
    await byOwner.stop()
  })

  test('somebody else is told whose database it is', async ({ skip }) => {
    skip(!openToOthers, 'nobody else can enter the folder of this Kiai')
    const dataDir = await newFolder()
    await (await startEmbedded({ dataDir })).stop()
    const daemon = await accountNamed('daemon')
    await chown(dataDir, daemon.uid, daemon.gid)
    await expect(startInOtherProcess({ dataDir, account: daemon })).rejects.toThrow(/belongs to user 65534/)
  })

  test('a data directory that root made for itself alone keeps its database', async () => {
    const dataDir = await newRootOnlyFolder()
    await (await startEmbedded({ dataDir })).stop()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
    expect((await stat(join(dataDir, 'postgres'))).isDirectory()).toBe(true)
    await expect(stat(join(dataDir, 'postgres-location'))).rejects.toThrow('ENOENT')
  })

  test('in a folder only root may enter, programs and data are kept where PostgreSQL reaches them', async () => {
    const folder = await newRootOnlyFolder()
    const dataDir = join(folder, '.data')
    const packageDirectory = join(folder, 'package')
    await cp(findPackageDirectory(), packageDirectory, { recursive: true, verbatimSymlinks: true })

    const progress: string[] = []
    const options = { dataDir, packageDirectory, onProgress: (step: string) => progress.push(step) }
    const first = await startEmbedded(options)
    const location = await readLocation(dataDir)
    onTestFinished(async () => {
      await endPostgresIn(join(location, 'postgres'))
      await rm(location, { recursive: true, force: true })
    })
    expect(dirname(location)).toBe('/var/lib/kiai')
    expect(progress).toEqual(['copying-binaries', 'initialising', 'starting'])
    await ask(first.connection, 'CREATE TABLE bout AS SELECT 1 AS round')
    await first.stop()
    expect((await stat(join(location, 'postgres'))).mode & 0o777).toBe(0o700)

    const second = await startEmbedded(options)
    expect(await readLocation(dataDir)).toBe(location)
    expect(progress.slice(3)).toEqual(['starting'])
    expect(await ask(second.connection, 'SELECT round FROM bout')).toEqual([{ round: 1 }])
    await second.stop()
  })

  test('a database kept elsewhere that is gone is reported, not replaced by an empty one', async () => {
    const dataDir = await newFolder()
    await writeFile(join(dataDir, 'postgres-location'), '/var/lib/kiai/gone\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/kept in \/var\/lib\/kiai\/gone.*is not there any more/)
  })

  test('a database whose folder was closed to its user is reported, not replaced by an empty one', async () => {
    const folder = await newFolder()
    const dataDir = join(folder, 'closed', '.data')
    await (await startEmbedded({ dataDir })).stop()
    await chmod(dirname(dataDir), 0o700)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/may no longer enter/)
  })
})
