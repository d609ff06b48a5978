import { parse } from '@swc/core'

// TypeScript 7 brings no compiler API, so the checks that need syntax read it through swc.

export type SyntaxNode = { type: string; span?: { start: number } } & Record<string, unknown>
export type SyntaxTree = { root: SyntaxNode; lineOf: (node: SyntaxNode) => number }

export async function readSyntax(file: string, source: string): Promise<SyntaxTree> {
  // swc counts positions in bytes and does not begin at zero for each file: the empty statement in front marks the start.
  const marked = `;${source}`
  const module = await parse(marked, { syntax: 'typescript', tsx: /x$/.test(file), target: 'es2024' })
  const bytes = Buffer.from(marked)
  const start = module.span.start
  const lineOf = (node: SyntaxNode) => {
    const before = bytes.subarray(0, (node.span?.start ?? start) - start)
    return before.toString().split('\n').length
  }
  return { root: module as unknown as SyntaxNode, lineOf }
}

/** Visits a node and all its descendants; `visit` returns false to skip the descendants. */
export function walk(node: unknown, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (isNode(node)) {
    if (visit(node) === false) return
    for (const value of Object.values(node)) walk(value, visit)
  } else if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) walk(value, visit)
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
