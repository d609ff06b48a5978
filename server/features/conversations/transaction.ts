import type { Database } from '#server/db/database.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
