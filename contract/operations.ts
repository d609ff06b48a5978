import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'everyone',
  summary: 'The process is alive',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
  errors: [],
})

const CheckSchema = z.enum(['ok', 'failing'])

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'everyone',
  summary: 'The process can serve: database reached, able to store, migrations applied, jobs running; 503 otherwise',
  input: z.object({}),
  output: z.object({ database: CheckSchema, storage: CheckSchema, migrations: CheckSchema, jobs: CheckSchema }),
  errors: ['server.unavailable'],
})
