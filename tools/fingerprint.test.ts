import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { webFingerprint } from './fingerprint.ts'

const files = { 'web/main.tsx': 'one\n', 'web/ui/button.tsx': 'two\n', 'server/app.ts': 'three\n' }

test('the fingerprint of the same files is the same in another folder and at another time', async () => {
  expect(webFingerprint(await plantTree(files))).toBe(webFingerprint(await plantTree(files)))
})

test('the fingerprint changes with a source, a file name, a page, a package version or a build setting', async () => {
  const seen = new Set<string>()
  const root = await plantTree(files)
  seen.add(webFingerprint(root))
  await writeFile(join(root, 'web/ui/button.tsx'), 'changed\n')
  seen.add(webFingerprint(root))
  await rename(join(root, 'web/ui/button.tsx'), join(root, 'web/ui/key.tsx'))
  seen.add(webFingerprint(root))
  for (const path of [
    'index.html',
    'app.html',
    'vite.config.ts',
    'package-lock.json',
    'contract/a.ts',
    'content/quiz/a.ts',
  ]) {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), 'new\n')
    seen.add(webFingerprint(root))
  }
  expect(seen.size).toBe(9)
})

test('the fingerprint does not change with a test, the server or what only the strategist reads', async () => {
  const root = await plantTree(files)
  const before = webFingerprint(root)
  await writeFile(join(root, 'web/main.test.ts'), 'new\n')
  await writeFile(join(root, 'server/app.ts'), 'changed\n')
  await mkdir(join(root, 'content/follow-ups'), { recursive: true })
  await writeFile(join(root, 'content/follow-ups/en.json'), '[]\n')
  expect(webFingerprint(root)).toBe(before)
})
