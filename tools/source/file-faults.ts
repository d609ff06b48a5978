import { isTest } from './source-files.ts'

const vagueName = /^(?:[a-z0-9-]+-)?(?:utils?|helpers?|misc|commons?|managers?)$/
const kebabCase = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

/** A file name is kebab-case and says what the file contains: no `utils`, `helpers` or `misc`, no `index` files. */
export function nameFaults(file: string): string[] {
  const faults: string[] = []
  for (const part of file.split('/')) {
    const stem = part.split('.')[0] ?? part
    if (vagueName.test(stem)) faults.push(`${file}: “${stem}” is too vague; name the file after what it does`)
    if (!kebabCase.test(part)) faults.push(`${file}: “${part}” is not kebab-case`)
    if (/^index\.[a-z]+$/.test(part)) faults.push(`${file}: an index file; import the file that has the thing`)
  }
  return faults
}

const longestFile = 400

export function sizeFaults(file: string, source: string): string[] {
  if (mayBeLong(file)) return []
  const lines = source.replace(/\n$/, '').split('\n').length
  return lines > longestFile ? [`${file}: ${lines} lines, more than ${longestFile}`] : []
}

// Texts, content and migrations grow with the product, tests with the number of cases: splitting them would not help.
function mayBeLong(file: string): boolean {
  return isTest(file) || /^(content|tests)\/|\/texts\/|\/migrations\//.test(file)
}
