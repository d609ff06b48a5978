import type { JsonSchema } from './openapi.ts'

export interface DescribedField {
  name: string
  type: string
  required: boolean
  /** Limits in words: 'at most 120 characters'. */
  notes: string
}

/** The fields of a schema as a flat list; nested ones as `outer.inner`, those of a list as `list[].inner`. */
export function describeFields(schema: JsonSchema, prefix = ''): DescribedField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`
    const { schema: inner, nullable } = withoutNull(property)
    const field: DescribedField = {
      name,
      type: `${typeName(inner)}${nullable ? ' or null' : ''}`,
      required: schema.required?.includes(key) ?? false,
      notes: notes(inner),
    }
    const item = inner.items && withoutNull(inner.items).schema
    if (item?.properties) return [field, ...describeFields(item, `${name}[].`)]
    return [field, ...describeFields(inner, `${name}.`)]
  })
}

/** An example value that the schema accepts. */
export function exampleOf(schema: JsonSchema): unknown {
  const { schema: inner } = withoutNull(schema)
  if (inner.const !== undefined) return inner.const
  if (inner.enum) return inner.enum[0]
  if (inner.properties)
    return Object.fromEntries(Object.entries(inner.properties).map(([key, property]) => [key, exampleOf(property)]))
  if (inner.type === 'array') return inner.items ? [exampleOf(inner.items)] : []
  if (inner.type === 'number' || inner.type === 'integer') return 1
  if (inner.type === 'boolean') return true
  if (inner.type === 'object') return {}
  return EXAMPLE_TEXTS[inner.format ?? ''] ?? '…'
}

const EXAMPLE_TEXTS: Record<string, string> = {
  email: 'you@gym.example',
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-01-31',
  'date-time': '2026-01-31T18:00:00.000Z',
  uri: 'https://gym.example/picture.jpg',
}

function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const others = schema.anyOf?.filter((choice) => choice.type !== 'null')
  const [only] = others ?? []
  if (others?.length === 1 && only) return { schema: only, nullable: others.length < (schema.anyOf?.length ?? 0) }
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const [type = 'null'] = schema.type.filter((name) => name !== 'null')
    return { schema: { ...schema, type }, nullable: true }
  }
  return { schema, nullable: false }
}

function typeName(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ')
  if (schema.type === 'array')
    return `list of ${schema.items ? typeName(withoutNull(schema.items).schema) : 'anything'}`
  return schema.format ?? String(schema.type ?? 'anything')
}

function notes(schema: JsonSchema): string {
  const parts: string[] = []
  if (typeof schema.minLength === 'number') parts.push(`at least ${characters(schema.minLength)}`)
  if (typeof schema.maxLength === 'number') parts.push(`at most ${characters(schema.maxLength)}`)
  // The limits of safe integers are not worth showing.
  if (typeof schema.minimum === 'number' && schema.minimum > Number.MIN_SAFE_INTEGER)
    parts.push(`from ${schema.minimum}`)
  if (typeof schema.maximum === 'number' && schema.maximum < Number.MAX_SAFE_INTEGER) parts.push(`to ${schema.maximum}`)
  if (schema.description) parts.push(schema.description)
  return parts.join(', ')
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}
