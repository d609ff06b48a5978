import { describe, expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { listOutbox } from '#contract/mails.ts'
import { readSession, renewSession } from '#contract/session.ts'
import type { Route } from '#server/http/route.ts'
import { describeApi, type OpenApiDocument } from './openapi.ts'
import { referencePage } from './reference-page.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const declared: unknown[] = [...Object.values(accounts), listOutbox, readSession, renewSession]
const endpoints = declared.filter(isEndpoint)
const routes: Route[] = endpoints.map((endpoint) => ({ endpoint, handle: async () => ({}) }))
const document = describeApi(routes, 'https://kiai.example')

const operation = (path: string, method: string) => {
  const found = document.paths[path]?.[method]
  if (!found) throw new Error(`the document has no ${method} ${path}`)
  return found
}

describe('the OpenAPI document', () => {
  test('has every endpoint of the contract with its access', () => {
    expect(endpoints.length).toBeGreaterThan(20)
    for (const { method, path, access, summary } of endpoints)
      expect(operation(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase())).toMatchObject({
        'x-access': access,
        summary,
        security: access === 'everyone' ? [] : [{ session: [] }, { bearer: [] }],
      })
  })

  test('gives every call a unique name', () => {
    const names = Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId))
    expect(new Set(names).size).toBe(names.length)
    expect(operation('/api/accounts/devices/{id}', 'delete').operationId).toBe('deleteAccountsDevicesById')
  })

  test('distinguishes parameters of path, query and body', () => {
    expect(operation('/api/accounts/devices/{id}', 'delete')).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    })
    expect(operation('/api/outbox', 'get')).toMatchObject({
      parameters: [{ name: 'to', in: 'query', required: false, schema: { maxLength: 254 } }],
    })
    const body = operation('/api/accounts/sign-up', 'post').requestBody?.content['application/json']?.schema
    expect(body?.required).toEqual(['full_name', 'email', 'password', 'language'])
    expect(body?.properties?.email).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
    expect(operation('/api/session', 'get').requestBody).toBeUndefined()
  })

  test('describes the answer and the refusals of each call', () => {
    const { responses } = operation('/api/accounts/sign-in', 'post')
    expect(responses['200']?.content?.['application/json']?.schema.properties).toHaveProperty('two_factor_required')
    expect(responses['401']?.['x-codes']).toEqual(['accounts.credentials-invalid'])
    expect(responses['429']?.['x-codes']).toEqual(['accounts.too-many-tries', 'request.too-many'])
    expect(operation('/api/accounts/devices', 'get').responses['401']?.['x-codes']).toEqual(['session.missing'])
    expect(operation('/api/accounts/sign-up', 'post').responses).toHaveProperty('201')
    for (const item of Object.values(document.paths))
      for (const { responses: all } of Object.values(item))
        for (const [status, { 'x-codes': codes = [] }] of Object.entries(all))
          for (const code of codes) expect(String(errorStatus[code])).toBe(status)
  })

  test('has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(references.length).toBeGreaterThan(0)
    for (const path of references)
      expect(
        path.split('/').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document),
      ).toBeDefined()
    expect(JSON.stringify(document)).not.toContain('"$schema"')
  })
})

describe('the reference page', () => {
  const html = referencePage(document)

  test('shows each call with its access, its fields and an example to paste', () => {
    for (const { path } of endpoints) expect(html).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`)
    expect(html).toContain('<span class="access member">member</span>')
    expect(html).toContain('at most 254 characters')
    expect(html).toContain('<code>accounts.credentials-invalid</code>')
    expect(html).toContain(
      'curl -X DELETE &#39;https://kiai.example/api/accounts/devices/00000000-0000-4000-8000-000000000000&#39;',
    )
    expect(html).toContain('authorization: Bearer $TOKEN')
  })

  test('shows nested fields, and which may be null', () => {
    expect(html).toContain('<code>session.user.profile.full_name</code>')
    expect(html).toContain('<code>devices[].last_seen_at</code>')
    expect(html).toMatch(/<code>session<\/code><\/th><td>object or null/)
  })

  test('escapes markup in texts', () => {
    const harmful: OpenApiDocument = structuredClone(document)
    const first = operation('/api/session', 'get')
    harmful.paths = { '/api/"><script>': { get: { ...first, summary: '<img src=x onerror=alert(1)>' } } }
    expect(referencePage(harmful)).not.toMatch(/<script|<img/)
  })
})
