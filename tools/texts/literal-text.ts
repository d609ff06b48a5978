import { isNode, type SyntaxNode, type SyntaxTree, walk } from '../source/syntax-tree.ts'

/** Attributes of elements and of our own components whose value a person reads or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'subtitle',
  'text',
  'title',
  'tooltip',
])

/** Keyboard keys and code are the same in every language. */
const sameEverywhere = new Set(['kbd', 'code'])
const names = new Set(['Kiai'])

/** Finds words written in JSX instead of in the texts files: nobody could translate them. */
export function literalTexts(file: string, { root, lineOf }: SyntaxTree): string[] {
  const faults: string[] = []
  const report = (node: SyntaxNode, words: string) => {
    const linesAbove = /^\s*/.exec(words)?.[0].split('\n').length ?? 1
    faults.push(`${file}:${lineOf(node) + linesAbove - 1}: literal text “${words.trim().slice(0, 60)}”`)
  }
  walk(root, (node) => {
    if (node.type === 'JSXElement') {
      const opening = node.opening as SyntaxNode
      for (const attribute of opening.attributes as SyntaxNode[]) {
        if (attribute.type !== 'JSXAttribute' || !spokenAttributes.has(nameOf(attribute.name))) continue
        for (const literal of literals(attribute.value)) report(opening, literal)
      }
      if (sameEverywhere.has(nameOf(opening.name))) return false
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as SyntaxNode[]) for (const words of literals(child)) report(child, words)
    }
    return undefined
  })
  return faults
}

/** The literal texts that an expression can show. The arguments of a call are not shown, only its result. */
function literals(node: unknown): string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return hasWords(node.value) ? [String(node.value)] : []
    case 'TemplateLiteral':
      return [
        ...(node.quasis as SyntaxNode[]).map((quasi) => String(quasi.raw)).filter(hasWords),
        ...(node.expressions as unknown[]).flatMap(literals),
      ]
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)]
    case 'BinaryExpression':
      return node.operator === '&&' ? literals(node.right) : addends(node)
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return literals(node.expression)
    default:
      return []
  }
}

function addends(node: SyntaxNode): string[] {
  const shown = ['+', '||', '??'].includes(String(node.operator))
  return shown ? [...literals(node.left), ...literals(node.right)] : []
}

function hasWords(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value) && !names.has(value.trim())
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.value === 'string' ? node.value : ''
}
