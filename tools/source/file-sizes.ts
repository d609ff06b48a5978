import { isTest } from './source-files.ts'

const longestFile = 400

export function sizeFaults(file: string, source: string): string[] {
  if (mayBeLong(file)) return []
  const lines = source.replace(/\n$/, '').split('\n').length
  return lines > longestFile ? [`${file}: ${lines} lines, more than ${longestFile}`] : []
}

// Texts, content and migrations grow with the product, tests with its cases; none of them has a design to split.
function mayBeLong(file: string): boolean {
  return isTest(file) || /^(content|tests)\/|\/texts\/|\/migrations\//.test(file)
}
