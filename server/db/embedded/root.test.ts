import { chown, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  accountNamed,
  ask,
  asRoot,
  newFolder,
  newInstallation,
  openToOthers,
  startInOtherProcess,
} from '#tests/support/database-trial.ts'
import { startEmbedded } from './launcher.ts'
import { runAs } from './run-as.ts'

describe.skipIf(!asRoot)('as root (skipped otherwise: only root can start PostgreSQL as another user)', () => {
  test('a process of the user nobody can neither connect nor read a file of the database', async () => {
    const dataDir = await newInstallation()
    const database = await startEmbedded({ dataDir })
    const nobody = await accountNamed('nobody')
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('postgres-binaries'))
      .map((entry) => join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(900)
    // The lock file is readable, but empty.
    const script = 'for file; do if [ -r "$file" ] && [ -s "$file" ]; then echo "$file"; fi; done'
    expect(await runAs(nobody, '/bin/sh', ['-c', script, 'sh', ...files])).toEqual({ succeeded: true, output: '' })
    for (const path of [join(dataDir, 'postgres'), database.connection.host])
      expect((await runAs(nobody, '/bin/ls', [path])).output).toContain('Permission denied')
    // A connection through the socket needs the password too.
    await expect(ask({ ...database.connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow('password')
    await database.stop()
  })

  test('the error for another user names the owner of the database', async ({ skip }) => {
    skip(!openToOthers, 'nobody else can enter the folder of this Kiai')
    const dataDir = await newInstallation()
    const daemon = await accountNamed('daemon')
    await chown(dataDir, daemon.uid, daemon.gid)
    await expect(startInOtherProcess({ dataDir, account: daemon })).rejects.toThrow(
      /belongs to user \d+, and Kiai runs as user/,
    )
  })

  test('a missing database outside the data directory is reported, not replaced by an empty one', async () => {
    const dataDir = await newFolder()
    await writeFile(join(dataDir, 'postgres-location'), '/var/lib/kiai/gone\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/kept in \/var\/lib\/kiai\/gone.*is no longer there/)
  })

  test('a database whose folder was closed to its user is reported, not replaced by an empty one', async () => {
    const closed = join(await newFolder(), 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = join(closed, '.data')
    await rename(await newInstallation(), dataDir)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/may no longer enter/)
  })
})
