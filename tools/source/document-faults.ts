import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Decision records are not checked: they may name files that have been removed since. */
const DOCUMENTS = ['README.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/operations.md', 'docs/strategist.md']
const RECORDS = 'docs/decisions'

/** A path of the project in backticks. Patterns such as `contract/<name>-rules.ts` or `delete-*.ts` are not matched. */
const NAMED_PATH = /`((?:contract|content|server|web|tools|tests|bench|docs)\/[\w./-]+)`/g

/** Reports file names in documents that do not exist, and decision records with the same number. */
export async function documentFaults(root: string, folders: readonly string[]): Promise<string[]> {
  const paths = new Set<string>()
  for (const folder of [...folders, 'docs']) for (const path of await pathsBelow(root, folder)) paths.add(path)
  const faults: string[] = []
  for (const document of DOCUMENTS) {
    const text = await readFile(join(root, document), 'utf8').catch(() => '')
    for (const [index, line] of text.split('\n').entries())
      for (const [, path = ''] of line.matchAll(NAMED_PATH))
        if (!paths.has(path.replace(/\/$/, '')))
          faults.push(`${document}:${index + 1}: names ${path}, which does not exist`)
  }
  return [...faults, ...numberFaults([...paths].filter((path) => path.startsWith(`${RECORDS}/`)))]
}

function numberFaults(records: readonly string[]): string[] {
  const byNumber = Object.groupBy(records.toSorted(), (path) => path.slice(RECORDS.length + 1).split('-')[0] ?? '')
  return Object.values(byNumber).flatMap((same) =>
    same && same.length > 1 ? [`${same.join(' and ')} have the same number`] : [],
  )
}

async function pathsBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true }).catch(() => [])
  return [folder, ...entries.map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`)]
}
