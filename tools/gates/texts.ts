import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isTest, sourceFiles } from '../source/source-files.ts'
import { readSyntax } from '../source/syntax-tree.ts'
import { compareTexts } from '../texts/compare-texts.ts'
import { findTextSets } from '../texts/find-text-sets.ts'
import { literalTexts } from '../texts/literal-text.ts'
import { fromFaults, type Gate } from './gate.ts'

/** The gallery of components is shown in development only, so its texts are not translated. */
const gallery = 'web/ui/gallery/'

/** What the types cannot check: no text is empty, left in English, or written outside the texts files. */
export const texts: Gate = async (root) => {
  const sets = await findTextSets(root)
  const faults = sets.flatMap(compareTexts)
  for (const file of await sourceFiles(root, ['web'], /\.tsx$/)) {
    if (file.startsWith(gallery) || isTest(file)) continue
    faults.push(...literalTexts(file, await readSyntax(file, await readFile(join(root, file), 'utf8'))))
  }
  return fromFaults(faults, { count: sets.length, what: 'texts' })
}
