import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from '#tools/gates/boundaries.ts'
import { allowed, importTargets } from './import-fixtures.ts'
import { createTree, removeTree } from './planted-tree.ts'

type PlantedFault = { rule: string; from: string; source: string; to: string }

const plantedFaults: PlantedFault[] = [
  {
    rule: '1-web-apart-from-server',
    from: 'web/api/app-type.ts',
    source: "import type { Kind } from '#server/kinds.ts'\nexport type K = Kind\n",
    to: 'server/kinds.ts',
  },
  {
    rule: '1-web-apart-from-server',
    from: 'web/api/late.ts',
    source: "export const late = () => import('../../server/app.ts')\n",
    to: 'server/app.ts',
  },
  {
    rule: '1-web-apart-from-server',
    from: 'web/api/tool.ts',
    source: "import '#tools/build-web.ts'\n",
    to: 'tools/build-web.ts',
  },
  {
    rule: '1-server-apart-from-web',
    from: 'server/http/pages.ts',
    source: "import '#web/i18n/formats.ts'\n",
    to: 'web/i18n/formats.ts',
  },
  {
    rule: '2-contract-imports-only-zod',
    from: 'contract/hashes.ts',
    source: "export { createHash } from 'node:crypto'\n",
    to: 'crypto',
  },
  {
    rule: '2-contract-imports-only-zod',
    from: 'contract/quoted.ts',
    source: "export * from '#content/quotes.ts'\n",
    to: 'content/quotes.ts',
  },
  {
    rule: '3-content-imports-only-contract',
    from: 'content/plans.ts',
    source: "import * as z from 'zod/mini'\nexport const plan = z.string()\n",
    to: 'node_modules/zod/',
  },
  {
    rule: '3-content-imports-only-contract',
    from: 'content/prices.ts',
    source: "export * from '#server/app.ts'\n",
    to: 'server/app.ts',
  },
  {
    rule: '4-web-features-apart',
    from: 'web/features/quiz/result.tsx',
    source: "import '#web/features/orders/order-list.tsx'\n",
    to: 'web/features/orders/order-list.tsx',
  },
  {
    rule: '5-ui-without-domain',
    from: 'web/ui/list.tsx',
    source: "import '#web/features/orders/order-list.tsx'\n",
    to: 'web/features/orders/order-list.tsx',
  },
  {
    rule: '5-ui-without-domain',
    from: 'web/ui/table.tsx',
    source: "import '#web/api/client.ts'\n",
    to: 'web/api/client.ts',
  },
  {
    rule: '5-ui-without-domain',
    from: 'web/ui/label.tsx',
    source: "import '#web/features/orders/texts/en.ts'\n",
    to: 'web/features/orders/texts/en.ts',
  },
  {
    rule: '6-server-features-by-public',
    from: 'server/features/coaches/list.ts',
    source: "import '../orders/rules.ts'\n",
    to: 'server/features/orders/rules.ts',
  },
  {
    rule: '6-server-features-by-public',
    from: 'server/features/coaches/join.ts',
    source: "import '#server/features/orders/tables.ts'\n",
    to: 'server/features/orders/tables.ts',
  },
  {
    rule: '6-tables-by-tables',
    from: 'server/features/coaches/tables.ts',
    source: "import '../orders/rules.ts'\n",
    to: 'server/features/orders/rules.ts',
  },
  {
    rule: '7-routes-without-sql',
    from: 'server/features/orders/routes.ts',
    source: "import './tables.ts'\n",
    to: 'server/features/orders/tables.ts',
  },
  {
    rule: '7-routes-without-sql',
    from: 'server/features/quiz/routes.ts',
    source: "import { sql } from 'drizzle-orm'\nexport { sql }\n",
    to: 'node_modules/drizzle-orm/',
  },
  {
    rule: '7-routes-without-sql',
    from: 'server/features/streak/routes.ts',
    source: "import '#server/db/pool.ts'\n",
    to: 'server/db/pool.ts',
  },
  {
    rule: '8-use-cases-without-hono',
    from: 'server/features/orders/place-order.ts',
    source: "import type { Context } from 'hono'\nexport type C = Context\n",
    to: 'node_modules/hono/',
  },
  {
    rule: '9-mail-sdk',
    from: 'server/features/orders/send-receipt.ts',
    source: "import 'nodemailer'\n",
    to: 'node_modules/nodemailer/',
  },
  {
    rule: '6-tables-by-public',
    from: 'server/features/quiz/count-receipts.ts',
    source: "import { sql } from 'drizzle-orm'\nexport const count = sql`select count(*) from receipts`\n",
    to: 'receipts of server/features/receipts, in the SQL of line 2',
  },
  {
    rule: '6-tables-by-public',
    from: 'server/http/read-receipt.ts',
    source: "export const text = 'update receipts set id = 1'\n",
    to: 'receipts of server/features/receipts, in the SQL of line 1',
  },
  {
    rule: '6-tables-by-public',
    from: 'server/features/quiz/nested.ts',
    source: "import { sql } from 'drizzle-orm'\nexport const part = sql.join([sql`select * from`, sql`receipts`])\n",
    to: 'receipts of server/features/receipts, in the SQL of line 2',
  },
  { rule: '9-outside-sdk', from: 'server/features/orders/charge.ts', source: "import 'stripe'\n", to: 'stripe' },
  {
    rule: '9-outside-sdk',
    from: 'web/features/quiz/ask.ts',
    source: "import '@ai-sdk/anthropic'\n",
    to: '@ai-sdk/anthropic',
  },
  { rule: '9-outside-sdk', from: 'server/features/quiz/answer.ts', source: "import 'ai'\n", to: 'ai' },
  { rule: '9-calendar-sdk', from: 'server/features/live/read.ts', source: "import 'ical.js'\n", to: 'ical.js' },
  { rule: '9-pictures-sdk', from: 'server/features/quiz/shrink.ts', source: "import 'sharp'\n", to: 'sharp' },
  {
    rule: '9-accounts-sdk',
    from: 'server/http/session.ts',
    source: "import 'better-auth'\n",
    to: 'node_modules/better-auth/',
  },
  {
    rule: '9-jobs-sdk',
    from: 'server/features/orders/later.ts',
    source: "import 'pg-boss'\n",
    to: 'node_modules/pg-boss/',
  },
  {
    rule: '9-limits-sdk',
    from: 'server/features/orders/limit.ts',
    source: "import 'rate-limiter-flexible'\n",
    to: 'node_modules/rate-limiter-flexible/',
  },
  { rule: '11-no-cycle', from: 'server/about.ts', source: "import './round.ts'\n", to: 'server/round.ts' },
  {
    rule: '11-no-cycle',
    from: 'contract/first.ts',
    source: "import type { Second } from './second.ts'\nexport type First = Second\n",
    to: 'contract/second.ts',
  },
  {
    rule: 'web-never-climbs',
    from: 'web/features/quiz/up.tsx',
    source: "import '#web/routes/home.tsx'\n",
    to: 'web/routes/home.tsx',
  },
  {
    rule: 'web-never-climbs',
    from: 'web/shell/menu.tsx',
    source: "import '#web/routes/home.tsx'\n",
    to: 'web/routes/home.tsx',
  },
  {
    rule: 'shell-above-features',
    from: 'web/features/quiz/in-layout.tsx',
    source: "import '#web/shell/layout.tsx'\n",
    to: 'web/shell/layout.tsx',
  },
  {
    rule: 'shell-above-features',
    from: 'web/api/late-layout.ts',
    source: "export const late = () => import('#web/shell/layout.tsx')\n",
    to: 'web/shell/layout.tsx',
  },
  {
    rule: 'web-without-schemas',
    from: 'web/features/orders/check-order.ts',
    source: "import * as z from 'zod/mini'\nexport const check = z.string()\n",
    to: 'node_modules/zod/',
  },
  {
    rule: 'web-without-schemas',
    from: 'web/features/orders/order-call.ts',
    source: "import { type Kind, Order } from '#contract/orders.ts'\nexport const order: Kind = Order\n",
    to: 'contract/orders.ts',
  },
  {
    rule: 'web-without-schemas',
    from: 'web/features/orders/eager-form.tsx',
    source: "import './form-schemas.ts'\n",
    to: 'web/features/orders/form-schemas.ts',
  },
  {
    rule: 'web-without-schemas',
    from: 'content/orders.ts',
    source: "export { Order } from '#contract/orders.ts'\n",
    to: 'contract/orders.ts',
  },
  {
    rule: 'rules-without-schemas',
    from: 'contract/quiz-rules.ts',
    source: "import * as z from 'zod/mini'\nexport const rule = z.string()\n",
    to: 'node_modules/zod/',
  },
  {
    rule: 'rules-without-schemas',
    from: 'contract/quiz-errors.ts',
    source: "export { Order } from './orders.ts'\n",
    to: 'contract/orders.ts',
  },
  {
    rule: 'product-without-tests',
    from: 'server/features/orders/fake.ts',
    source: "import '#tests/support/factory.ts'\n",
    to: 'tests/support/factory.ts',
  },
  {
    rule: 'resolvable',
    from: 'server/nowhere.ts',
    source: "import '#server/not-there.ts'\n",
    to: '#server/not-there.ts',
  },
]

/** The second file of each planted import cycle. */
const cyclePartners = {
  'server/round.ts': "import './about.ts'\n",
  'contract/second.ts': "import type { First } from './first.ts'\nexport type Second = First | string\n",
}

describe('the import boundaries', () => {
  let root: string
  let faults: string[]

  beforeAll(async () => {
    const planted = Object.fromEntries(plantedFaults.map(({ from, source }) => [from, source]))
    root = await createTree({ ...importTargets, ...allowed, ...cyclePartners, ...planted })
    const result = await boundaries(root)
    expect(result.passed).toBe(false)
    faults = result.output.split('\n')
  })
  afterAll(() => removeTree(root))

  test.each(plantedFaults)('$rule stops $from', ({ rule, from, to }) => {
    const found = faults.filter((fault) => fault.startsWith(`${rule}: ${from} → `))
    expect(found, faults.join('\n')).toHaveLength(1)
    expect(found[0]).toContain(to)
  })

  test('do not report allowed imports', () => {
    const faultless = Object.keys({ ...importTargets, ...allowed })
    expect(faults.filter((fault) => faultless.some((file) => fault.includes(`: ${file} → `)))).toEqual([])
  })

  test('have a planted fault for every rule', async () => {
    const { default: settings } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const rules = [...settings.forbidden.map(({ name }) => name), '6-tables-by-public']
    expect([...new Set(plantedFaults.map(({ rule }) => rule))].sort()).toEqual(rules.sort())
  })
})
