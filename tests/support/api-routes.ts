import { randomUUID } from 'node:crypto'
import { readOpenApi } from '#server/features/operations/endpoints.ts'
import type { OpenApiDocument, Operation } from '#server/features/operations/openapi.ts'
import type { TestApp } from './app.ts'

export interface ApiRoute {
  /** As in `GET /api/session`. */
  name: string
  method: string
  /** With names in braces, as the document writes them. */
  path: string
  operation: Operation
}

/** What the application itself says it answers to: its published document, read over its own route. */
export async function apiRoutes(app: TestApp): Promise<ApiRoute[]> {
  const { body } = await app.browser().request<OpenApiDocument>('GET', readOpenApi.path)
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { name: `${method} ${path}`, method, path, operation }
    }),
  )
}

/** The path with an id of nobody in it. */
export function concretePath({ path }: Pick<ApiRoute, 'path'>): string {
  return path.replaceAll(/\{\w+\}/g, () => randomUUID())
}
