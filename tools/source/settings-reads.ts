import { isNode, type SyntaxNode, type SyntaxTree, walk } from './syntax-tree.ts'

/** The lines where a file reads `process.env`, in any spelling. */
export function settingsReads({ root, lineOf }: SyntaxTree): number[] {
  const lines: number[] = []
  walk(root, (node) => {
    if (readsSettings(node)) lines.push(lineOf(node))
    return undefined
  })
  return lines
}

function readsSettings(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return nameOf(node.property) === 'env' && isProcess(node.object)
    case 'VariableDeclarator':
      return isProcess(node.init) && propertiesOf(node.id).some((property) => nameOf(property.key) === 'env')
    case 'ImportDeclaration':
      return (
        /^(node:)?process$/.test(nameOf(node.source) ?? '') && (node.specifiers as SyntaxNode[]).some(bringsSettings)
      )
    default:
      return false
  }
}

// If the whole module is imported under another name, reads of `env` cannot be found by the name `process`.
function bringsSettings(specifier: SyntaxNode): boolean {
  const local = nameOf(specifier.local)
  return specifier.type === 'ImportSpecifier' ? (nameOf(specifier.imported) ?? local) === 'env' : local !== 'process'
}

function isProcess(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return node.value === 'process'
  if (node.type === 'MemberExpression') return nameOf(node.property) === 'process'
  return isProcess(node.expression)
}

function propertiesOf(pattern: unknown): SyntaxNode[] {
  return isNode(pattern) && Array.isArray(pattern.properties) ? pattern.properties.filter(isNode) : []
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Computed') return nameOf(node.expression)
  return typeof node.value === 'string' ? node.value : undefined
}
