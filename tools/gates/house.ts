import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clockReads } from '../source/clock-reads.ts'
import { documentFaults } from '../source/document-faults.ts'
import { nameFaults, sizeFaults } from '../source/file-faults.ts'
import { literalQueryKeys } from '../source/query-keys.ts'
import { settingsReads } from '../source/settings-reads.ts'
import { isTest, sourceFiles } from '../source/source-files.ts'
import { readSyntax, type SyntaxTree, walk } from '../source/syntax-tree.ts'
import { fromFaults, type Gate } from './gate.ts'

const folders = ['contract', 'content', 'server', 'web', 'tools', 'tests', 'bench']

/**
 * The house rules that no other tool checks: file names and sizes; where settings, the machine's time, locks, query keys
 * and private APIs are used; and documents that name files which do not exist.
 */
export const house: Gate = async (root) => {
  const files = await sourceFiles(root, folders, /\.(tsx?|[cm]?js|css)$/)
  const faults: string[] = []
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    faults.push(...nameFaults(file), ...sizeFaults(file, source))
    faults.push(...lockFaults(file, source))
    if (!file.endsWith('.css')) faults.push(...syntaxFaults(file, await readSyntax(file, source)))
  }
  faults.push(...(await documentFaults(root, folders)))
  return fromFaults(faults, { count: files.length, what: 'source file' })
}

const LOCKS_HOME = 'server/db/advisory-locks.ts'

/** All lock numbers are in one file, so that no two are the same. */
function lockFaults(file: string, source: string): string[] {
  if (!file.startsWith('server/') || file === LOCKS_HOME || isTest(file)) return []
  return source
    .split('\n')
    .flatMap((line, index) =>
      /\bpg_(try_)?advisory_/.test(line)
        ? [`${file}:${index + 1}: takes an advisory lock; ${LOCKS_HOME} has them all`]
        : [],
    )
}

/** Undocumented parts of libraries, which an update may change without notice. Each is used in one file, which has a test. */
const PRIVATE_APIS = new Map([
  ['$context', 'server/features/accounts/auth-internals.ts'],
  ['prepareQuery', 'server/db/execute-prepared.ts'],
])

function syntaxFaults(file: string, tree: SyntaxTree): string[] {
  const faults: string[] = []
  if (/^(contract|content|server|web)\//.test(file) && file !== 'server/env.ts' && !isTest(file)) {
    for (const line of settingsReads(tree))
      faults.push(`${file}:${line}: reads process.env; settings come from server/env.ts`)
  }
  if (file.startsWith('web/') && file !== 'web/api/query-keys.ts' && !isTest(file)) {
    for (const line of literalQueryKeys(tree))
      faults.push(`${file}:${line}: writes a query key; name it in web/api/query-keys.ts`)
  }
  if (/^server\/(features|strategist)\//.test(file) && !isTest(file))
    for (const line of clockReads(tree))
      faults.push(`${file}:${line}: reads the machine's time; rules ask services.clock`)
  walk(tree.root, (node) => {
    // The import rules do not see an import inside a type.
    if (node.type === 'TsImportType')
      faults.push(`${file}:${tree.lineOf(node)}: write “import type” at the top instead`)
    const home = node.type === 'Identifier' ? PRIVATE_APIS.get(String(node.value)) : undefined
    if (home && file !== home)
      faults.push(`${file}:${tree.lineOf(node)}: uses ${node.value}, which is private to its library; only ${home} may`)
    if (node.type === 'Identifier' && /^(UNSAFE|unstable)_/.test(String(node.value)))
      faults.push(`${file}:${tree.lineOf(node)}: uses ${node.value}, which its library may take away at any update`)
    return undefined
  })
  return faults
}
