import { isNode, type SyntaxNode, type SyntaxTree, walk } from './syntax-tree.ts'

/** The database names of the tables that a `tables.ts` declares. */
export function declaredTables({ root }: SyntaxTree): string[] {
  const names: string[] = []
  walk(root, (node) => {
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.value === 'pgTable') {
      const [first] = node.arguments as { expression: SyntaxNode }[]
      if (first?.expression.type === 'StringLiteral') names.push(String(first.expression.value))
    }
    return undefined
  })
  return names
}

/** The tables that a `tables.ts` imports from another one, for its foreign keys. */
export function referencedTables({ root }: SyntaxTree): string[] {
  const names: string[] = []
  walk(root, (node) => {
    if (node.type === 'ImportDeclaration' && isNode(node.source) && /\/tables\.ts$/.test(String(node.source.value)))
      for (const { local } of node.specifiers as { local: SyntaxNode }[]) names.push(String(local.value))
    return undefined
  })
  return names
}

/** The places where SQL written as text names one of these tables. */
export function namedTables(
  { root, lineOf }: SyntaxTree,
  known: Pick<ReadonlyMap<string, unknown>, 'has'>,
): { table: string; line: number }[] {
  const found: { table: string; line: number }[] = []
  const visit = (node: SyntaxNode): boolean | undefined => {
    const tables = sqlTexts(node).flatMap((text) => [...text.matchAll(NAMES_TABLE), ...text.matchAll(ALONE)])
    for (const [, table = ''] of tables) if (known.has(table)) found.push({ table, line: lineOf(node) })
    if (node.type !== 'TaggedTemplateExpression' || !isNode(node.template)) return undefined
    // The text of a tagged template has been checked here; its embedded expressions are visited too.
    walk(node.template.expressions, visit)
    return false
  }
  walk(root, visit)
  return found
}

const NAMES_TABLE = /\b(?:from|join|into|update|using|table|only)\s+"?([a-z_]+)\b/gi
/** A text that is nothing but a table's name, to be put into a statement. */
const ALONE = /^\s*"?([a-z_]+)"?\s*$/g
const STATEMENT = /\b(?:select|insert\s+into|delete\s+from|update)\s/i

/** A template tagged with `sql` is SQL, even if it is only part of a statement; another text is SQL if it looks like one. */
function sqlTexts(node: SyntaxNode): string[] {
  if (node.type === 'TaggedTemplateExpression')
    return isNode(node.tag) && node.tag.value === 'sql' ? textsOf(node.template) : []
  if (node.type === 'TemplateLiteral') return textsOf(node).filter((text) => STATEMENT.test(text))
  if (node.type === 'StringLiteral' && STATEMENT.test(String(node.value))) return [String(node.value)]
  return []
}

function textsOf(template: unknown): string[] {
  if (!isNode(template) || !Array.isArray(template.quasis)) return []
  return (template.quasis as { raw: string }[]).map(({ raw }) => raw)
}
