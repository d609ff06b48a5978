import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '#server/settings.ts'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { projectRoot } from '#tools/project.ts'

/** All that the web is built from; a folder of its own, so that no earlier build is found. */
const SOURCES = [
  'app.html',
  'content',
  'contract',
  'index.html',
  'package-lock.json',
  'public',
  'tools',
  'vite.config.ts',
]

test('what a browser loads holds none of the settings, though they were all set while it was built', async () => {
  const root = await plantTree({}, [...SOURCES, 'web'])
  const names = [...Object.keys(SETTINGS), 'DEMO_PASSWORD', 'npm_config_authtoken']
  const canaries = Object.fromEntries(names.map((name, index) => [name, `canary-${index}-in-the-build`]))
  const build = spawn(process.execPath, [join(projectRoot, 'tools/build-web.ts'), root], {
    cwd: root,
    env: { PATH: process.env.PATH, ...canaries },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  expect(code).toBe(0)
  const built = (await readdir(join(root, 'dist'))).filter((name) => name.startsWith('web-'))
  const folder = join(root, 'dist', built[0] ?? 'missing')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(50)
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))
  // What is looked for can be found: our own words are.
  expect(texts.some((text) => text.includes('Train. Fight. Win.'))).toBe(true)
  for (const [index, text] of texts.entries()) expect(text.includes('in-the-build'), files[index]?.name).toBe(false)
})
