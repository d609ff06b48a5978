import { randomUUID } from 'node:crypto'
import { readOpenApi } from '#server/features/operations/endpoints.ts'
import type { OpenApiDocument, Operation } from '#server/features/operations/openapi.ts'
import type { TestApp } from './app.ts'

export interface ApiRoute {
  /** For example `GET /api/session`. */
  name: string
  method: string
  /** With parameter names in braces, as in the OpenAPI document. */
  path: string
  operation: Operation
}

/** All routes of the application, read from its published OpenAPI document. */
export async function apiRoutes(app: TestApp): Promise<ApiRoute[]> {
  const { body } = await app.browser().request<OpenApiDocument>('GET', readOpenApi.path)
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { name: `${method} ${path}`, method, path, operation }
    }),
  )
}

/** The path with an id that does not exist in place of its parameters. */
export function concretePath({ path }: Pick<ApiRoute, 'path'>): string {
  return path.replaceAll(/\{\w+\}/g, () => randomUUID())
}
