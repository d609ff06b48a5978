import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isTest, sourceFiles } from '../source/source-files.ts'
import { readSyntax } from '../source/syntax-tree.ts'
import { compareTexts } from '../texts/compare-texts.ts'
import { findTextSets } from '../texts/find-text-sets.ts'
import { literalTexts } from '../texts/literal-text.ts'
import { fromFaults, type Gate } from './gate.ts'

/** Shown in development only, and about the components, not to people. */
const gallery = 'web/ui/gallery/'

/** What the types cannot say about the texts: none empty, forgotten in English, or standing outside the texts files. */
export const texts: Gate = async (root) => {
  const sets = await findTextSets(root)
  const faults = sets.flatMap(compareTexts)
  for (const file of await sourceFiles(root, ['web'], /\.tsx$/)) {
    if (file.startsWith(gallery) || isTest(file)) continue
    faults.push(...literalTexts(file, await readSyntax(file, await readFile(join(root, file), 'utf8'))))
  }
  return fromFaults(faults, { count: sets.length, what: 'texts' })
}
