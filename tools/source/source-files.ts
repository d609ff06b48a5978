import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The files below the given folders, as paths relative to the root with forward slashes, in a stable order. */
export async function sourceFiles(root: string, folders: string[], extensions: RegExp): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders.filter((name) => existsSync(join(root, name)))) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !extensions.test(entry.name)) continue
      found.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    }
  }
  return found.sort()
}

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
