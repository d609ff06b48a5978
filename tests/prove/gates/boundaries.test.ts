import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowed, importTargets } from '#tests/gates/import-fixtures.ts'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { boundaries } from '#tools/gates/boundaries.ts'

test('the boundaries gate passes a project without faults', async () => {
  const root = await plantTree({ ...importTargets, ...allowed })
  expect(await boundaries(root)).toEqual({ passed: true, output: '' })
})

test('the boundaries gate fails when the parser skips files', async () => {
  const root = await plantTree(importTargets)
  const file = join(root, '.dependency-cruiser.mjs')
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('options: {', "options: { exclude: { path: '^web/api/' },"),
  )
  expect(await boundaries(root)).toEqual({ passed: false, output: 'not looked at: web/api/client.ts' })
})

test('the boundaries gate fails for a project without TypeScript', async () => {
  const root = await plantTree({ 'web/styles.css': '' })
  expect(await boundaries(root)).toEqual({ passed: false, output: 'found no TypeScript module to look at' })
})
