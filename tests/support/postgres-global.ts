import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeLiteral, Pool, type PoolConfig } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { JOB_QUEUES } from '#contract/work-rules.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { copyInstallation } from './copy-installation.ts'

export const TEMPLATE_DATABASE = 'kiai_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig
    /** A data directory to copy: its embedded database was started once and stopped. */
    emptyInstallation: string
  }
}

/**
 * Not durable, because nobody needs the data after the run, and without autovacuum, which would visit each of a hundred
 * databases that live for seconds.
 */
const SHORT_LIVED = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }

/** One real PostgreSQL for the whole run. Each test file clones a template database with our tables and the queues of the jobs. */
export async function setup(project: TestProject) {
  const emptyInstallation = await mkdtemp(join(tmpdir(), 'kiai-empty-'))
  await (await startEmbedded({ dataDir: emptyInstallation })).stop()
  const dataDir = await copyInstallation(emptyInstallation, 'kiai-test-')
  const embedded = await startEmbedded({ dataDir, settings: SHORT_LIVED })
  const server = new Pool(embedded.connection)
  // Checking a password is slow on purpose, and the tests open thousands of connections.
  await server.query(
    `set scram_iterations = 1; alter role ${embedded.connection.user} password ${escapeLiteral(embedded.connection.password)}`,
  )
  await server.query(`create database ${TEMPLATE_DATABASE}`)
  const template = new Pool({ ...embedded.connection, database: TEMPLATE_DATABASE })
  await migrateDatabase(template)
  const jobs = await startJobs({ pool: template, log: pino({ level: 'silent' }) })
  for (const name of JOB_QUEUES) if (name !== 'dead-jobs') await jobs.work(name, async () => {})
  await jobs.stop()
  await template.end()
  await server.end()
  project.provide('postgres', embedded.connection)
  project.provide('emptyInstallation', emptyInstallation)
  return async () => {
    await embedded.stop()
    for (const folder of [dataDir, emptyInstallation]) await rm(folder, { recursive: true, force: true })
  }
}
