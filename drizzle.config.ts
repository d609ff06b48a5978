import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/features/*/tables.ts', './server/http/tables.ts', './server/outside/*/tables.ts'],
  out: './server/db/migrations',
})
