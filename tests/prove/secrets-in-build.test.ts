import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '#server/settings.ts'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { projectRoot } from '#tools/project.ts'

/** All sources of the web. They are copied to a new folder, so that no earlier build is used. */
const SOURCES = [
  'app.html',
  'content',
  'contract',
  'index.html',
  'package-lock.json',
  'public',
  // The configuration of the build imports from it.
  'server',
  'tools',
  'vite.config.ts',
]

test('the built web contains none of the settings, although all were set during the build', async () => {
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
  // The search works: our own words are found.
  expect(texts.some((text) => text.includes('Train. Fight. Win.'))).toBe(true)
  for (const [index, text] of texts.entries()) expect(text.includes('in-the-build'), files[index]?.name).toBe(false)
})
