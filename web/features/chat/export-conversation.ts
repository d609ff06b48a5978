import type { StoredMessage } from '#contract/chat.ts'
import { foldText } from '#web/i18n/fold-text.ts'

type Labels = { title: string; note: string; you: string; coach: (model: string | null) => string }

/** The whole conversation as a Markdown document. What came to nothing is left out. */
export function conversationMarkdown(messages: readonly StoredMessage[], { title, note, you, coach }: Labels): string {
  const said = messages.filter(({ content }) => content.trim() !== '')
  const turns = said.map(({ role, content, model }) =>
    role === 'user' ? `## ${you}\n\n${quoted(content)}` : `## ${coach(model)}\n\n${lowered(content)}`,
  )
  return [`# ${title}`, `_${note}_`, ...turns, ''].join('\n\n')
}

/** What the member wrote is text, whatever signs it begins its lines with. */
function quoted(content: string): string {
  return content
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** Headings within an answer stand below the one that says who speaks. */
function lowered(content: string): string {
  return content.trim().replace(/^(#{1,4}) /gm, '##$1 ')
}

export function fileNamePart(topic: string): string {
  return foldText(topic)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
