import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowed, grounds } from '#tests/gates/import-grounds.ts'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { boundaries } from '#tools/gates/boundaries.ts'

test('a tree without faults passes', async () => {
  const root = await plantTree({ ...grounds, ...allowed })
  expect(await boundaries(root)).toEqual({ passed: true, output: '' })
})

test('files that the parser skips do not pass', async () => {
  const root = await plantTree(grounds)
  const file = join(root, '.dependency-cruiser.mjs')
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('options: {', "options: { exclude: { path: '^web/api/' },"),
  )
  expect(await boundaries(root)).toEqual({ passed: false, output: 'not looked at: web/api/client.ts' })
})

test('a tree without TypeScript does not pass', async () => {
  const root = await plantTree({ 'web/styles.css': '' })
  expect(await boundaries(root)).toEqual({ passed: false, output: 'found no TypeScript module to look at' })
})
