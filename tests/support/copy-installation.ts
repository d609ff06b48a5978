import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A data directory like another one, in which nobody is at work. Owners go along: as root, PostgreSQL runs as somebody
 * else. Making one anew takes seconds of work, and most tests begin after that.
 */
export async function copyInstallation(dataDir: string, name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), name))
  await run('cp', ['-a', `${dataDir}/.`, copy])
  await chmod(copy, 0o711)
  return copy
}
