import { stderr, stdout } from 'node:process'
import { ensureWebBuild } from '#tools/build-web.ts'
import { type Figure, printFigure, printOutcome } from './figures.ts'

const SECTIONS = [
  'start-time',
  'signed-in-read',
  'strategist',
  'first-token',
  'open-streams',
  'events',
  'admin-lists',
  'marketplace',
  'orders',
  'bookings',
  'spaces',
  'open-pages',
  'search',
  'page-weight',
  'lighthouse',
] as const

/** `npm run bench [-- SECTION …]`. On a shared machine single times say little; ratios within one run say more. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !SECTIONS.some((section) => section === name))
if (unknown.length > 0) {
  stderr.write(`Unknown section: ${unknown.join(', ')}. There are: ${SECTIONS.join(', ')}.\n`)
  process.exit(2)
}
await ensureWebBuild({})
const figures: Figure[] = []
for (const section of SECTIONS) {
  if (wanted.length > 0 && !wanted.includes(section)) continue
  stdout.write(`\n${section}\n`)
  const { measure } = (await import(`./${section}.ts`)) as { measure(): Promise<Figure[]> }
  for (const figure of await measure()) {
    printFigure(figure)
    figures.push(figure)
  }
}
process.exitCode = printOutcome(figures)
