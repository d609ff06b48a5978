import type { Endpoint } from '#contract/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../../contract/*.ts', '!**/*.test.ts'], { eager: true })

const declared = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

/** In development, a response that the contract does not allow throws at once. This file is in no production build. */
export function checkAnswer(name: string, body: unknown): void {
  const endpoint = declared.get(name)
  if (!endpoint) throw new Error(`The contract has no call ${name}`)
  endpoint.output.parse(body)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
