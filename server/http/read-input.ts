import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { fieldProblems, isStorable } from '#contract/fields.ts'
import { readBytes, readJsonBody } from './json-body.ts'
import { Refusal } from './refusal.ts'

/** The declared input: the query of a GET or the JSON body, with the path parameters taking precedence. */
export async function readInput(endpoint: Endpoint, request: Request, names: Record<string, string>): Promise<unknown> {
  const sent =
    endpoint.upload || endpoint.ignoresBody
      ? {}
      : endpoint.method === 'GET'
        ? readQuery(request.url)
        : await readJsonBody(request)
  const result = z.safeParse(endpoint.input, { ...sent, ...names }, { reportInput: true })
  if (result.success) return result.data
  const { issues } = result.error
  // An invalid id must be indistinguishable from one that does not exist.
  if (issues.some(({ path }) => Object.hasOwn(names, path[0] ?? ''))) throw new Refusal('not-found')
  const fields = fieldProblems(issues)
  const { missing } = endpoint
  const isMissing = missing?.fields.some((name) => fields[name]?.problem === 'required')
  throw new Refusal(missing && isMissing ? missing.code : 'request.invalid', { fields })
}

/** The file in the body of an upload. The length is limited while it arrives; the content is not checked here. */
export async function readUpload({ method, path, upload }: Endpoint, request: Request): Promise<Uint8Array> {
  if (!upload) throw new Error(`${method} ${path} takes no file`)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!upload.types.includes(type)) throw new Refusal(upload.wrongType)
  try {
    return await readBytes(request, upload.maxBytes)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    throw new Refusal(thrown.code === 'request.too-large' ? upload.tooLarge : upload.wrongType)
  }
}

function readQuery(url: string): Record<string, unknown> {
  const start = url.indexOf('?')
  if (start === -1) return {}
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (!isStorable(name) || !isStorable(value))
      throw new Refusal('request.invalid', { fields: { [isStorable(name) ? name : '*']: { problem: 'invalid' } } })
    const earlier = query.get(name)
    if (earlier === undefined) query.set(name, value)
    else if (Array.isArray(earlier)) earlier.push(value)
    else query.set(name, [earlier, value])
  }
  return Object.fromEntries(query)
}
