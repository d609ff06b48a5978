import { isNode, type SyntaxNode, type SyntaxTree, walk } from './syntax-tree.ts'

/** The lines where a file reads the machine's clock: `Date.now()`, `new Date()`, `Date()`. */
export function clockReads({ root, lineOf }: SyntaxTree): number[] {
  const lines: number[] = []
  walk(root, (node) => {
    if (readsClock(node)) lines.push(lineOf(node))
    return undefined
  })
  return lines
}

function readsClock(node: SyntaxNode): boolean {
  if (node.type === 'NewExpression') return isDate(node.callee) && !hasArguments(node)
  if (node.type === 'CallExpression') return isDate(node.callee)
  // Also `Date.now` that is passed as a value without being called.
  return (
    node.type === 'MemberExpression' && isDate(node.object) && isNode(node.property) && node.property.value === 'now'
  )
}

function isDate(node: unknown): boolean {
  return isNode(node) && node.type === 'Identifier' && node.value === 'Date'
}

function hasArguments({ arguments: given }: SyntaxNode): boolean {
  return Array.isArray(given) && given.length > 0
}
