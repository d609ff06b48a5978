import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { isTest, sourceFiles } from '../source/source-files.ts'
import { readSyntax } from '../source/syntax-tree.ts'
import { declaredTables, namedTables, referencedTables } from '../source/table-names.ts'
import { fromFaults, type Gate } from './gate.ts'

const roots = ['contract', 'content', 'server', 'web', 'tools', 'tests', 'bench']

type Cruise = {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] }
}

export const boundaries: Gate = async (root) => {
  const program = installed('dependency-cruiser/bin/dependency-cruiser.mjs')
  const present = roots.filter((folder) => existsSync(join(root, folder)))
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...present]
  const result = await runNode(program, args, { cwd: root })
  if (!result.stdout.startsWith('{')) return { passed: false, output: result.output }
  const { modules, summary } = JSON.parse(result.stdout) as Cruise
  const faults = summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to]
    return `${rule.name}: ${path.join(' → ')}`
  })
  // A parser that does not know TypeScript skips our files silently and reports no fault in them.
  const seen = new Set(modules.map(({ source }) => source))
  const files = await sourceFiles(root, present, /\.tsx?$/)
  faults.push(...files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`))
  faults.push(...(await tableFaults(root)))
  return fromFaults(faults, { count: files.length, what: 'TypeScript module' })
}

/** Seeding, backups and migrations work on the whole database, not on one feature's tables. */
const WHOLE_DATABASE = 'server/db/'

/**
 * SQL written as text bypasses the import rules. So a table's name may stand in such text only in the feature that
 * declares it, or whose own `tables.ts` refers to it. Others import the table from `public.ts` and write `${table}`.
 */
async function tableFaults(root: string): Promise<string[]> {
  const files = (await sourceFiles(root, ['server'], /\.ts$/)).filter((file) => !isTest(file))
  const read = async (file: string) => readSyntax(file, await readFile(join(root, file), 'utf8'))
  const owners = new Map<string, string>()
  const allowed = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('/tables.ts'))) {
    const tree = await read(file)
    for (const table of declaredTables(tree)) owners.set(table, dirname(file))
    for (const table of [...declaredTables(tree), ...referencedTables(tree)]) allowed.add(`${dirname(file)} ${table}`)
  }
  const faults: string[] = []
  for (const file of files.filter((name) => !name.startsWith(WHOLE_DATABASE)))
    for (const { table, line } of namedTables(await read(file), owners))
      if (!allowed.has(`${dirname(file)} ${table}`))
        faults.push(`6-tables-by-public: ${file} → ${table} of ${owners.get(table)}, in the SQL of line ${line}`)
  return faults
}
