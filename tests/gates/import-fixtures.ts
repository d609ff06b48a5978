const thing = 'export const thing = 1\n'
const kind = 'export type Kind = string\n'

/** The files that the planted imports refer to. None of these breaks a rule. */
export const importTargets = {
  'contract/language.ts': thing,
  'content/quotes.ts': "export { thing } from '#contract/language.ts'\n",
  'server/app.ts': thing,
  'server/kinds.ts': kind,
  'server/db/pool.ts': "import pg from 'pg'\nexport const pool = new pg.Pool()\n",
  'server/features/orders/tables.ts': thing,
  'server/features/orders/rules.ts': thing,
  'server/features/orders/public.ts': "export { thing } from './rules.ts'\n",
  'tools/build-web.ts': thing,
  'tests/support/factory.ts': "export { thing } from '#server/features/orders/rules.ts'\n",
  'web/main.tsx': "import './routes/home.tsx'\n",
  'web/api/client.ts': "export { thing } from '#contract/language.ts'\n",
  'web/i18n/formats.ts': thing,
  'web/store/create-store.ts': thing,
  'web/features/orders/order-list.tsx': thing,
  'web/features/orders/texts/en.ts': thing,
  'web/routes/home.tsx':
    "import '#web/shell/layout.tsx'\nimport '#web/features/orders/order-list.tsx'\nimport '#web/features/quiz/quiz.tsx'\n",
  'web/shell/layout.tsx': "export { thing } from '#web/features/orders/order-list.tsx'\n",
  'web/features/quiz/quiz.tsx': "export { thing } from '#web/api/client.ts'\n",
}

/** Imports that the rules allow, close to what they forbid. */
export const allowed = {
  'server/features/receipts/tables.ts':
    "import { pgTable, uuid } from 'drizzle-orm/pg-core'\nexport const receipts = pgTable('receipts', { id: uuid() })\n",
  'server/features/receipts/public.ts': "export { receipts } from './tables.ts'\n",
  'server/features/receipts/list.ts': "export const text = 'select id from receipts'\n",
  'server/features/refunds/tables.ts':
    "import { receipts } from '#server/features/receipts/tables.ts'\nexport const refunded = receipts.id\n",
  'server/features/refunds/list.ts': "export const text = 'select id from receipts'\n",
  'server/features/refunds/list.test.ts': "export const text = 'select id from receipts'\n",
  'server/db/seed.ts': "export const text = 'delete from receipts'\n",
  'contract/orders.ts': "import * as z from 'zod/mini'\nexport const Order = z.string()\n",
  'contract/orders.test.ts': "import { test } from 'vitest'\ntest('x', () => {})\n",
  'server/features/bookings/tables.ts': "export { thing } from '../orders/tables.ts'\n",
  'server/features/bookings/book.ts':
    "import '../orders/public.ts'\nimport './tables.ts'\nimport { eq } from 'drizzle-orm'\nexport { eq }\n",
  'server/features/bookings/routes.ts': "import { Hono } from 'hono'\nimport './book.ts'\nexport { Hono }\n",
  'server/features/bookings/book.test.ts':
    "import '#tests/support/factory.ts'\nimport { Hono } from 'hono'\nnew Hono()\n",
  'server/features/accounts/auth.ts': "export { betterAuth } from 'better-auth'\n",
  'server/outside/mail/smtp.ts': "export { createTransport } from 'nodemailer'\n",
  'server/jobs/queue.ts': "export { PgBoss } from 'pg-boss'\n",
  'server/http/limits.ts': "export { RateLimiterPostgres } from 'rate-limiter-flexible'\n",
  'server/start.ts': "import '#tools/build-web.ts'\n",
  'contract/order-rules.ts': "import type { Order } from './orders.ts'\nexport type Rule = typeof Order\n",
  'web/features/orders/form-schemas.ts': "import 'zod/mini'\nexport { Order } from '#contract/orders.ts'\n",
  'web/features/orders/order-kind.ts':
    "import type { Order } from '#contract/orders.ts'\nimport type { thing } from './form-schemas.ts'\nimport '#contract/order-rules.ts'\nexport type Both = typeof Order | typeof thing\n",
  'web/features/orders/order-kind.test.ts': "import '#contract/orders.ts'\n",
  'web/forms/late-order.ts': "export const late = () => import('#contract/orders.ts')\n",
  'web/ui/toast.ts': "import '#web/store/create-store.ts'\n",
  'web/features/orders/pay.tsx': "export { thing } from './order-list.tsx'\n",
}
