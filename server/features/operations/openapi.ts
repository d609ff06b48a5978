import * as z from 'zod/mini'
import type { CallAccess } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorBodySchema } from '#contract/error-body.ts'
import { commonErrors, type ErrorCode, errorStatus } from '#contract/errors.ts'
import type { MemberData } from '#contract/event-rules.ts'
import { sessionCookieName } from '#server/features/accounts/public.ts'
import type { Route } from '#server/http/route.ts'

export interface JsonSchema {
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: JsonSchema | boolean
  [keyword: string]: unknown
}

interface Content {
  [contentType: string]: { schema: JsonSchema }
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  'x-access': CallAccess
  /** The member's data that the call changes; an event tells their other tabs. */
  'x-changes'?: MemberData
  security: Record<string, never[]>[]
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content; 'x-codes'?: ErrorCode[] }>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, Record<string, string>> }
}

const API_VERSION = '1'

const SIGNATURE_FORM = 't=<seconds since 1970>,v1=<hex of HMAC-SHA256 over "<t>.<body>">'

const DESCRIPTION = `A call answers with JSON; one that is refused answers with {"error": {"code", …}}, and the code says why. \
Programs sign in with POST /api/accounts/tokens and send the token as Authorization: Bearer. Moments are UTC in ISO form. \
A call marked ‘signed’ is made by another server, which signs its body.`

/** The OpenAPI document, generated from the declarations of the mounted routes. */
export function describeApi(routes: readonly Route[], baseUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const { method, path } = route.endpoint
    const described = path.replace(/:([^/]+)/g, '{$1}')
    paths[described] ??= {}
    paths[described][method.toLowerCase()] = describeOperation(route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kiai API', version: API_VERSION, description: DESCRIPTION },
    servers: [{ url: new URL(baseUrl).origin }],
    paths,
    components: {
      schemas: { Error: toSchema(ErrorBodySchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(baseUrl),
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describeOperation(route: Route): Operation {
  const { endpoint } = route
  const input = withFieldsOfAllKinds(toSchema(endpoint.input, 'input'))
  const names = Object.keys(input.properties ?? {})
  const pathNames = [...endpoint.path.matchAll(/:([^/]+)/g)].map(([, name]) => name ?? '')
  const inBody = endpoint.method === 'GET' ? [] : names.filter((name) => !pathNames.includes(name))
  const parameters: NonNullable<Operation['parameters']> = names
    .filter((name) => !inBody.includes(name))
    .map((name) => ({
      name,
      in: pathNames.includes(name) ? ('path' as const) : ('query' as const),
      required: pathNames.includes(name) || (input.required?.includes(name) ?? false),
      schema: input.properties?.[name] ?? {},
    }))
  const operation: Operation = {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [firstPart(endpoint.path)],
    'x-access': endpoint.access,
    security: isForPeople(endpoint.access) ? [{ session: [] }, { bearer: [] }] : [],
    responses: { ...successOf(route), ...refusalsOf(endpoint, names.length > 0) },
  }
  if ('signature' in route)
    parameters.push({
      name: route.signature.header,
      in: 'header',
      required: true,
      schema: { type: 'string', description: SIGNATURE_FORM },
    })
  else if (route.changes) operation['x-changes'] = route.changes
  if (parameters.length > 0) operation.parameters = parameters
  if (endpoint.upload) operation.requestBody = { required: true, content: fileContent(endpoint.upload.types) }
  else if (inBody.length > 0) operation.requestBody = { required: true, content: jsonContent(only(input, inBody)) }
  return operation
}

/** A call whose fields depend on their kind is described with the fields of all kinds; those that all have are required. */
function withFieldsOfAllKinds(schema: JsonSchema): JsonSchema {
  const kinds = schema.oneOf ?? schema.anyOf
  if (!kinds) return schema
  const names = [...new Set(kinds.flatMap(({ properties }) => Object.keys(properties ?? {})))]
  const required = names.filter((name) => kinds.every((kind) => kind.required?.includes(name)))
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, fieldOf(kinds, name)])), required }
}

function fieldOf(kinds: readonly JsonSchema[], name: string): JsonSchema {
  const different = new Map<string, JsonSchema>()
  for (const { properties } of kinds) {
    const field = properties?.[name]
    if (field) different.set(JSON.stringify(field), field)
  }
  const [first = {}, ...others] = different.values()
  if (others.length === 0) return first
  const fields = [first, ...others]
  const isChoice = fields.every((field) => field.const !== undefined)
  return isChoice ? { type: 'string', enum: fields.map((field) => field.const) } : { anyOf: fields }
}

/** Whether the call uses a session. */
function isForPeople(access: CallAccess): boolean {
  return access !== 'everyone' && access !== 'signed'
}

function successOf(route: Route): Operation['responses'] {
  const { endpoint } = route
  const status = String(endpoint.status ?? 200)
  if (status === '204') return { [status]: { description: 'Done' } }
  const type = 'respond' in route ? route.contentType : 'application/json'
  return { [status]: { description: 'Done', content: { [type]: { schema: toSchema(endpoint.output, 'output') } } } }
}

function refusalsOf(endpoint: Endpoint<CallAccess>, hasInput: boolean): Operation['responses'] {
  const writes = endpoint.method !== 'GET'
  const applies: Record<keyof typeof commonErrors, boolean> = {
    'request.invalid': hasInput || endpoint.access === 'signed',
    'request.not-json': writes && !endpoint.upload,
    'request.too-large': writes && !endpoint.upload,
    'request.foreign-origin': writes && endpoint.access !== 'signed',
    'request.too-many': writes,
    'request.unknown-host': true,
    'session.missing': isForPeople(endpoint.access),
    'session.forbidden':
      isForPeople(endpoint.access) && endpoint.access !== 'member' && endpoint.access !== 'enter-network',
    'spaces.needs-elite': endpoint.access === 'enter-network',
    'admin.two-factor-required': endpoint.access === 'administer',
    'not-found': endpoint.path.includes('/:'),
    'server.unexpected': true,
    'server.unavailable': true,
  }
  const common = Object.keys(commonErrors).filter((code) => applies[code as keyof typeof commonErrors]) as ErrorCode[]
  const byStatus = Object.groupBy(new Set([...endpoint.errors, ...common]), (code) => String(errorStatus[code]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: codes.join(', '), 'x-codes': codes, content: jsonContent(errorSchema(codes)) },
    ]),
  )
}

function errorSchema(codes: ErrorCode[]): JsonSchema {
  const code = { enum: codes }
  return {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { error: { type: 'object', properties: { code } } } },
    ],
  }
}

function jsonContent(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}

function fileContent(types: readonly string[]): Content {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function only(schema: JsonSchema, names: string[]): JsonSchema {
  const properties = Object.fromEntries(names.map((name) => [name, schema.properties?.[name] ?? {}]))
  return { type: 'object', properties, required: schema.required?.filter((name) => names.includes(name)) ?? [] }
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    cycles: 'throw',
  }) as JsonSchema
  return described
}

function firstPart(path: string): string {
  return path.replace(/^\/api\//, '/').split('/')[1] ?? ''
}

/** GET /api/accounts/devices/:id → getAccountsDevicesById */
function operationId({ method, path }: Endpoint<CallAccess>): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/:([^/]+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
