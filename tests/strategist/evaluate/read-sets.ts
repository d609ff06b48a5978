import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'

const FOLDER = join(import.meta.dirname, '../evaluation')

export const SETS = ['first-messages', 'conversations', 'dangers', 'traps'] as const
export type SetName = (typeof SETS)[number]

/** `working` may be looked at while the strategist is improved, `final` only once at the end. */
export const HALVES = ['working', 'final', 'all'] as const
export type Half = (typeof HALVES)[number]

/** Messages that one member sends one after the other; in most sets it is a single one. */
export interface Case {
  /** The number of its line, or of the conversation in its file, from 1. */
  number: number
  /** The title of a conversation, or the kind of danger. */
  title: string | null
  messages: string[]
}

export function readSet(language: Language, set: SetName): Case[] {
  const file = `${language}/${set}.txt`
  return parseSet(readFileSync(join(FOLDER, file), 'utf8'), set, file)
}

export function parseSet(text: string, set: SetName, file: string): Case[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
  if (set === 'conversations') return parseConversations(lines, file)
  return lines.map(({ line, number }) => {
    if (set !== 'dangers') return { number, title: null, messages: [line] }
    const [kind = '', message, ...rest] = line.split('\t')
    if (!message || rest.length > 0) throw new Error(`${file}:${number}: expected a kind, a tab and a message`)
    return { number, title: kind, messages: [message] }
  })
}

function parseConversations(lines: readonly { line: string; number: number }[], file: string): Case[] {
  const cases: Case[] = []
  for (const { line, number } of lines) {
    if (line.startsWith('## ')) cases.push({ number: cases.length + 1, title: line.slice(3), messages: [] })
    else if (cases.length === 0) throw new Error(`${file}:${number}: a message before the first title`)
    else cases.at(-1)?.messages.push(line)
  }
  const empty = cases.find(({ messages }) => messages.length === 0)
  if (empty) throw new Error(`${file}: the conversation “${empty.title}” has no message`)
  return cases
}

export function halfOf(cases: readonly Case[], half: Half): Case[] {
  if (half === 'all') return [...cases]
  return cases.filter(({ number }) => number % 2 === (half === 'working' ? 1 : 0))
}
