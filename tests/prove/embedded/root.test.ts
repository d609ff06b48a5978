import { chown, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeOwner, ownerOf } from '#server/db/embedded/account.ts'
import { findPackageDirectory } from '#server/db/embedded/binaries.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { runAs } from '#server/db/embedded/run-as.ts'
import {
  accountNamed,
  ask,
  asRoot,
  endPostgresIn,
  newFolder,
  newInstallation,
  openToOthers,
  postgresPid,
  startInOtherProcess,
} from '#tests/support/database-trial.ts'

async function readLocation(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim()
}

async function newRootOnlyFolder(): Promise<string> {
  const folder = join(await newFolder(), 'root-only')
  await mkdir(folder, { mode: 0o700 })
  return folder
}

describe.skipIf(!asRoot)('started by root (skipped for others: only root starts PostgreSQL as another user)', () => {
  test('PostgreSQL runs as the owner of the data directory, with or without a user name, else as a user of its own', {
    timeout: 60_000,
  }, async () => {
    const owners = [await accountNamed('daemon'), { uid: 54_321, gid: 54_321 }]
    for (const owner of owners) {
      const dataDir = await newFolder(owner)
      const database = await startEmbedded({ dataDir })
      expect(await ownerOf(`/proc/${await postgresPid(join(dataDir, 'postgres'))}`)).toEqual(owner)
      await database.stop()
    }
    const dataDir = await newInstallation()
    const database = await startEmbedded({ dataDir })
    const own = await ownerOf(`/proc/${await postgresPid(join(dataDir, 'postgres'))}`)
    expect(await ownerOf(join(dataDir, 'postgres'))).toEqual(own)
    const taken = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
    expect(taken.filter(([name, , uid]) => name !== 'kiai' && Number(uid) === own?.uid)).toEqual([])
    await database.stop()
  })

  test('other processes of the user nobody cannot read the database while it is created', async () => {
    const dataDir = await newFolder()
    const other = await startInOtherProcess({ dataDir, until: 'initialising' })
    const nobody = await accountNamed('nobody')
    const folders: string[] = []
    while (folders.length === 0)
      folders.push(...(await readdir(dataDir)).filter((name) => name.startsWith('postgres-initialising-')))
    for (const folder of folders)
      expect((await runAs(nobody, '/bin/ls', [join(dataDir, folder)])).output).toMatch(/Permission denied|No such file/)
    await other.kill('SIGKILL')
  })

  describe('a database that still belongs to the user nobody', () => {
    async function createdByNobody(): Promise<string> {
      const dataDir = await newInstallation()
      const database = await startEmbedded({ dataDir })
      await ask(database.connection, 'CREATE TABLE bout AS SELECT 1 AS round')
      await database.stop()
      const cluster = join(dataDir, 'postgres')
      const own = await ownerOf(cluster)
      if (own) await changeOwner(cluster, own, await accountNamed('nobody'))
      // Earlier versions created it like this.
      await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n')
      return dataDir
    }

    test('gets its own user at the next start and keeps its rows', async () => {
      const dataDir = await createdByNobody()
      const database = await startEmbedded({ dataDir })
      expect(await ask(database.connection, 'SELECT round FROM bout')).toEqual([{ round: 1 }])
      const { uid } = await accountNamed('nobody')
      const left = await runAs(undefined, '/usr/bin/find', [dataDir, '-uid', String(uid)])
      expect(left).toEqual({ succeeded: true, output: '' })
      await expect(ask({ ...database.connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow('password')
      const admin = await startInOtherProcess({ dataDir })
      expect(admin.connection).toEqual(database.connection)
      await admin.stop()
      await database.stop()
    })

    test('is shut down cleanly first if a killed Kiai left it running', async () => {
      const dataDir = await createdByNobody()
      const nobody = await accountNamed('nobody')
      await chown(dataDir, nobody.uid, nobody.gid)
      const killed = await startInOtherProcess({ dataDir })
      await ask(killed.connection, 'INSERT INTO bout VALUES (2)')
      await killed.kill('SIGKILL')
      await chown(dataDir, 0, 0)
      const database = await startEmbedded({ dataDir })
      expect(await ask(database.connection, 'SELECT round FROM bout ORDER BY 1')).toEqual([{ round: 1 }, { round: 2 }])
      expect((await ownerOf(join(dataDir, 'postgres')))?.uid).not.toBe(nobody.uid)
      await database.stop()
    })

    test('keeps its user while another Kiai uses it, and where the data directory belongs to nobody', async () => {
      const dataDir = await createdByNobody()
      const nobody = await accountNamed('nobody')
      await chown(dataDir, nobody.uid, nobody.gid)
      const running = await startInOtherProcess({ dataDir })
      await chown(dataDir, 0, 0)
      const second = await startEmbedded({ dataDir })
      expect(await ask(second.connection, 'SELECT round FROM bout')).toEqual([{ round: 1 }])
      expect(await ownerOf(join(dataDir, 'postgres'))).toEqual(nobody)
      await second.stop()
      await running.stop()
    })
  })

  test('the owner of a data directory can start the database that root created in it', async ({ skip }) => {
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

  test('a data directory that only root may enter keeps its database', async () => {
    const dataDir = await newRootOnlyFolder()
    await (await startEmbedded({ dataDir })).stop()
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
    expect((await stat(join(dataDir, 'postgres'))).isDirectory()).toBe(true)
    await expect(stat(join(dataDir, 'postgres-location'))).rejects.toThrow('ENOENT')
  })

  test('programs and data are moved out of a folder that only root may enter, so that PostgreSQL can reach them', async () => {
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
})
