import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Copies a data directory whose database is not running. Owners are copied too: started by root, PostgreSQL runs as
 * another user. Creating a new database takes seconds, and most tests do not need the first start.
 */
export async function copyInstallation(dataDir: string, name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), name))
  await run('cp', ['-a', `${dataDir}/.`, copy])
  await chmod(copy, 0o711)
  return copy
}
