import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'

export const TEMPLATE_DATABASE = 'kiai_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that each test file clones. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-test-'))
  const embedded = await startEmbedded({ dataDir })
  const server = new Pool(embedded.connection)
  await server.query(`create database ${TEMPLATE_DATABASE}`)
  const template = new Pool({ ...embedded.connection, database: TEMPLATE_DATABASE })
  await migrateDatabase(template)
  await template.end()
  await server.end()
  project.provide('postgres', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
