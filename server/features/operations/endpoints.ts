import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** For people and programs that run or call Kiai; the browser application uses none of these. */
export const readOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'everyone',
  summary: 'This API as an OpenAPI 3.1 document',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
  errors: [],
})

export const readReference = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'everyone',
  summary: 'This API as a page to read',
  input: z.object({}),
  output: z.string(),
  errors: [],
})

export const readReferenceStyles = endpoint({
  method: 'GET',
  path: '/api/docs/reference.css',
  access: 'everyone',
  summary: 'How that page looks',
  input: z.object({}),
  output: z.string(),
  errors: [],
})

export const readMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'everyone',
  summary:
    'Figures in Prometheus text, where METRICS is on; at the machine itself unless it is served to others, or with METRICS_TOKEN as bearer token',
  input: z.object({}),
  output: z.string(),
  errors: ['not-found'],
})
