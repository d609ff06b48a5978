import type { StoredMessage } from '#contract/chat.ts'
import { foldText } from '#contract/fold-text-rules.ts'

type Labels = { title: string; note: string; you: string; coach: (model: string | null) => string }

/** The whole conversation as a Markdown document. Empty messages are left out. */
export function conversationMarkdown(messages: readonly StoredMessage[], { title, note, you, coach }: Labels): string {
  const said = messages.filter(({ content }) => content.trim() !== '')
  const turns = said.map(({ role, content, model }) =>
    role === 'user' ? `## ${you}\n\n${quoted(content)}` : `## ${coach(model)}\n\n${lowerHeadings(content)}`,
  )
  return [`# ${title}`, `_${note}_`, ...turns, ''].join('\n\n')
}

/** A quotation, so that the member's text is not read as headings of the document. */
function quoted(content: string): string {
  return content
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** Moves the headings of an answer below the heading with the author's name. */
function lowerHeadings(content: string): string {
  return content.trim().replace(/^(#{1,4}) /gm, '##$1 ')
}

export function fileNamePart(topic: string): string {
  return foldText(topic)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
