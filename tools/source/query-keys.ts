import { isNode, type SyntaxNode, type SyntaxTree, walk } from './syntax-tree.ts'

const READERS = /^(get|set|remove|invalidate|cancel|refetch|reset|fetch|prefetch|ensure)(Infinite)?Quer(y|ies)/

/** The lines where a file writes a query key as an array literal. */
export function literalQueryKeys({ root, lineOf }: SyntaxTree): number[] {
  const lines: number[] = []
  walk(root, (node) => {
    if (writesKey(node)) lines.push(lineOf(node))
    return undefined
  })
  return lines
}

function writesKey(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'KeyValueProperty':
      return isKeyName(node.key) && isList(node.value)
    case 'VariableDeclarator':
      return isKeyName(node.id) && isList(node.init)
    case 'CallExpression': {
      const [first] = node.arguments as { expression: unknown }[]
      return READERS.test(calledName(node.callee)) && isList(first?.expression)
    }
    default:
      return false
  }
}

function isKeyName(node: unknown): boolean {
  return isNode(node) && node.value === 'queryKey'
}

function isList(node: unknown): boolean {
  if (!isNode(node)) return false
  return node.type === 'ArrayExpression' || (/^(Ts|Paren)/.test(node.type) && isList(node.expression))
}

function calledName(callee: unknown): string {
  const property = isNode(callee) ? callee.property : undefined
  return isNode(property) ? String(property.value) : ''
}
