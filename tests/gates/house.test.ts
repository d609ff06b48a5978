import { expect, test } from 'vitest'
import { house } from '#tools/gates/house.ts'
import { plantTree } from './planted-tree.ts'

const lines = (count: number) => 'export {}\n'.repeat(count)

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const root = await plantTree(files)
  const { passed, output } = await house(root)
  const faults = output.split('\n').filter(Boolean)
  expect(passed).toBe(faults.length === 0)
  return faults
}

test('a file may not be longer than 400 lines, except texts, content, migrations and tests', async () => {
  const faults = await faultsOf({
    'server/long.ts': lines(401),
    'web/long.css': '\n'.repeat(401),
    'server/full.ts': lines(400),
    'server/long.test.ts': lines(500),
    'tests/e2e/long.spec.ts': lines(500),
    'content/quotes.ts': lines(500),
    'web/features/quiz/texts/en.ts': lines(500),
    'server/db/migrations/first.ts': lines(500),
  })
  expect(faults).toEqual(['server/long.ts: 401 lines, more than 400', 'web/long.css: 401 lines, more than 400'])
})

test('a file name may not be vague, must be kebab-case, and may not be index', async () => {
  const faults = await faultsOf({
    'server/utils/dates.ts': lines(1),
    'server/date-helpers.ts': lines(1),
    'web/ui/misc.css': '',
    'tests/support/common.ts': lines(1),
    'server/jobs/job-manager.ts': lines(1),
    'web/ui/index.ts': lines(1),
    'web/ui/WarMask.tsx': lines(1),
    'server/features/accounts/common-passwords.ts': lines(1),
  })
  expect(faults).toEqual([
    'server/date-helpers.ts: “date-helpers” is too vague; name the file after what it does',
    'server/jobs/job-manager.ts: “job-manager” is too vague; name the file after what it does',
    'server/utils/dates.ts: “utils” is too vague; name the file after what it does',
    'tests/support/common.ts: “common” is too vague; name the file after what it does',
    'web/ui/WarMask.tsx: “WarMask.tsx” is not kebab-case',
    'web/ui/index.ts: an index file; import the file that has the thing',
    'web/ui/misc.css: “misc” is too vague; name the file after what it does',
  ])
})

test('only server/env.ts may read process.env', async () => {
  const faults = await faultsOf({
    'server/env.ts': 'export const env = process.env\n',
    'server/main.test.ts': 'export const env = process.env\n',
    'tools/test.ts': 'export const env = process.env\n',
    'web/mode.ts': 'export const dev = import.meta.env.DEV\n',
    'server/plain.ts': '// settings\nexport const port = process.env.PORT\n',
    'server/quoted.ts': "export const port = process['env'].PORT\n",
    'server/global.ts': 'export const port = globalThis.process?.env.PORT\n',
    'server/taken.ts': 'export const { env } = process\n',
    'server/speaks.ts':
      "import process, { stdout } from 'node:process'\n\nexport const out = stdout ?? process.stdout\n",
    'server/renamed.ts': "import { env as all } from 'process'\n\nexport const port = all.PORT\n",
    'server/aliased.ts': "import everything from 'node:process'\n\nexport const port = everything.title\n",
    'server/door.mjs': 'export const port = process.env.PORT\n',
    'server/imported.ts': "import { env } from 'node:process'\n\nexport const port = env.PORT\n",
    'web/plain.tsx': 'export const port = process.env.PORT\n',
    'contract/plain.ts': 'export const port = process.env.PORT\n',
    'content/plain.ts': 'export const port = process.env.PORT\n',
  })
  const reason = 'reads process.env; settings come from server/env.ts'
  expect(faults).toEqual([
    `content/plain.ts:1: ${reason}`,
    `contract/plain.ts:1: ${reason}`,
    `server/aliased.ts:1: ${reason}`,
    `server/door.mjs:1: ${reason}`,
    `server/global.ts:1: ${reason}`,
    `server/imported.ts:1: ${reason}`,
    `server/plain.ts:2: ${reason}`,
    `server/quoted.ts:1: ${reason}`,
    `server/renamed.ts:1: ${reason}`,
    `server/taken.ts:1: ${reason}`,
    `web/plain.tsx:1: ${reason}`,
  ])
})

test('only web/api/query-keys.ts may write query keys', async () => {
  const faults = await faultsOf({
    'web/api/query-keys.ts': "export const queryKey = ['plans']\n",
    'web/features/plans/named.ts': 'export const plansQuery = { queryKey: queryKeys.plans }\n',
    'web/features/plans/queries.ts': "export const plansQuery = { queryKey: ['plans'] as const }\n",
    'web/features/plans/queries.test.ts': "export const plansQuery = { queryKey: ['plans'] }\n",
    'web/features/plans/local.ts': "const queryKey = ['plans', 1]\n",
    'web/features/plans/change.ts': "client.setQueryData(['plans'], [])\nclient.setQueryData(keys.plans, [])\n",
  })
  const reason = 'writes a query key; name it in web/api/query-keys.ts'
  expect(faults).toEqual([
    `web/features/plans/change.ts:1: ${reason}`,
    `web/features/plans/local.ts:1: ${reason}`,
    `web/features/plans/queries.ts:1: ${reason}`,
  ])
})

test('rules must read the time from services.clock, not from the machine', async () => {
  const faults = await faultsOf({
    'server/clock.ts': 'export const now = () => new Date()\n',
    'server/features/quiz/play.ts': 'export const at = (moment: number) => new Date(moment)\n',
    'server/features/quiz/save.ts': '// a rule\nexport const at = () => new Date()\n',
    'server/features/quiz/rules.ts': 'export const at = () => Date.now()\n',
    'server/features/quiz/handed.ts': 'export const now = Date.now\n',
    'server/features/quiz/called.ts': 'export const now = Date()\n',
    'server/features/quiz/save.test.ts': 'export const at = Date.now()\n',
    'server/strategist/today.ts': 'export const today = new Date()\n',
  })
  const reason = "reads the machine's time; rules ask services.clock"
  expect(faults).toEqual([
    `server/features/quiz/called.ts:1: ${reason}`,
    `server/features/quiz/handed.ts:1: ${reason}`,
    `server/features/quiz/rules.ts:1: ${reason}`,
    `server/features/quiz/save.ts:2: ${reason}`,
    `server/strategist/today.ts:1: ${reason}`,
  ])
})

test('an import inside a type is refused, because the import rules do not see it', async () => {
  const faults = await faultsOf({ 'web/api/app.ts': "export type App = import('#server/app.ts').App\n" })
  expect(faults).toEqual(['web/api/app.ts:1: write “import type” at the top instead'])
})

test('an empty project does not pass', async () => {
  expect(await faultsOf({})).toEqual(['found no source file to look at'])
})

test('advisory locks may only be taken with a number from their registry', async () => {
  const faults = await faultsOf({
    'server/db/advisory-locks.ts': "export const lock = 'select pg_advisory_lock(1)'\n",
    'server/db/migrate.test.ts': "export const lock = 'select pg_advisory_lock(1)'\n",
    'server/features/orders/pay.ts': "// pay\nexport const lock = 'select pg_try_advisory_xact_lock(1)'\n",
  })
  expect(faults).toEqual([
    'server/features/orders/pay.ts:2: takes an advisory lock; server/db/advisory-locks.ts has them all',
  ])
})

test('a private API of a library may only be used in its one file', async () => {
  const faults = await faultsOf({
    'server/features/accounts/auth-internals.ts': 'export const inside = (auth: any) => auth.$context\n',
    'server/db/seed.ts': 'export const inside = (auth: any) => auth.$context\n',
    'tests/support/people.ts': 'export const inside = ({ $context }: any) => $context.password\n',
    'server/db/fast.ts': 'export const run = (db: any) => db._.session.prepareQuery()\n',
    'server/text.ts': 'export const text = (5).toString()\n',
    'web/routes/router.tsx': "export { UNSAFE_createBrowserHistory as make } from 'react-router'\n",
  })
  expect(faults.map((fault) => fault.split(',')[0])).toEqual([
    'server/db/fast.ts:1: uses prepareQuery',
    'server/db/seed.ts:1: uses $context',
    'tests/support/people.ts:1: uses $context',
    'tests/support/people.ts:1: uses $context',
    'web/routes/router.tsx:1: uses UNSAFE_createBrowserHistory',
  ])
})

test('documents must name existing files, and decision records must have different numbers', async () => {
  const faults = await faultsOf({
    'server/there.ts': 'export {}\n',
    'docs/architecture.md':
      'Limits stand in `server/there.ts` and `server/`.\nOthers in `server/gone.ts` and `web/<name>.ts`.\n',
    'docs/decisions/001-one.md': '',
    'docs/decisions/002-two.md': '',
    'docs/decisions/002-also-two.md': '',
  })
  expect(faults).toEqual([
    'docs/architecture.md:2: names server/gone.ts, which does not exist',
    'docs/decisions/002-also-two.md and docs/decisions/002-two.md have the same number',
  ])
})
