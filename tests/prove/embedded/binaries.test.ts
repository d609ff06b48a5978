import { access, cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPackageDirectory } from '#server/db/embedded/binaries.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import {
  accountNamed,
  ask,
  asRoot,
  newFolder,
  openToOthers,
  startInOtherProcess,
} from '#tests/support/database-trial.ts'

/** The package as npm installs it when install scripts are disabled. */
async function packageWithoutLinks(): Promise<{ directory: string; links: string[] }> {
  const directory = join(await newFolder(), 'package')
  await cp(findPackageDirectory(), directory, { recursive: true, verbatimSymlinks: true })
  const list = JSON.parse(await readFile(join(directory, 'native', 'pg-symlinks.json'), 'utf8'))
  const links = list.map(({ target }: { target: string }) => join(directory, target))
  for (const link of links) await rm(link)
  return { directory, links }
}

test('the first start creates the links that the install script did not create', async () => {
  const { directory, links } = await packageWithoutLinks()
  const database = await startEmbedded({ dataDir: await newFolder(), packageDirectory: directory })
  expect(await ask(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await database.stop()
  await Promise.all(links.map((link) => access(link)))
})

test('the first start copies the package with its links where the package is not writable', async ({ skip }) => {
  skip(!asRoot, 'only root can make a package that this test may not write')
  skip(!openToOthers, 'nobody else can enter the folder of this Kiai')
  const owner = await accountNamed('nobody')
  const { directory, links } = await packageWithoutLinks()
  const options = { dataDir: await newFolder(owner), packageDirectory: directory, account: owner }

  const first = await startInOtherProcess(options)
  expect(first.progress).toEqual(['copying-binaries', 'initialising', 'starting'])
  expect(await ask(first.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await first.stop()
  const second = await startInOtherProcess(options)
  expect(second.progress).toEqual(['starting'])
  await second.stop()
  for (const link of links) await expect(access(link)).rejects.toThrow('ENOENT')
})
