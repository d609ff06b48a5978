import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#tools/project.ts'

const settings = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.tests.json',
  'tsconfig.web.json',
  'tsconfig.worker.json',
]

/** Creates a small project like `createTree` for the test that calls it. */
export async function plantTree(files: Record<string, string>, copied: string[] = []): Promise<string> {
  const root = await createTree(files, copied)
  onTestFinished(() => removeTree(root))
  return root
}

/** Creates a small project in a temporary folder with this project's own settings; `copied` names files to copy there. */
export async function createTree(files: Record<string, string>, copied: string[] = []): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'kiai-planted-'))
  for (const path of [...settings, ...copied]) {
    await cp(join(projectRoot, path), join(root, path), { recursive: true })
  }
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction')
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), source)
  }
  return root
}

export function removeTree(root: string): Promise<void> {
  return rm(root, { recursive: true, force: true })
}
