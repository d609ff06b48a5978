import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import { sourceFiles } from '../source/source-files.ts'
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
  // A parser that does not know TypeScript skips our files without a word, and then finds no fault in them either.
  const seen = new Set(modules.map(({ source }) => source))
  const files = await sourceFiles(root, present, /\.tsx?$/)
  faults.push(...files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`))
  return fromFaults(faults, { count: files.length, what: 'TypeScript module' })
}
