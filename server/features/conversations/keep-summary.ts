import { eq } from 'drizzle-orm'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import { NOTHING_KNOWN, type Slots } from '#server/strategist/strategist.ts'
import type { Conversation } from './find-conversation.ts'
import { type MessageRow, readLastMessages } from './read-messages.ts'
import { conversations } from './tables.ts'

/** Updated after each answer, for the next one. */
export async function keepSummary(db: Database, { id, language }: Conversation): Promise<void> {
  const rows = await readLastMessages(db, id, { most: HISTORY_LENGTH + MESSAGES_LOOKED_AT })
  if (rows.length <= HISTORY_LENGTH) return
  await db
    .update(conversations)
    .set({ summary: summarise(rows, language) })
    .where(eq(conversations.id, id))
}

const MOST_CHARACTERS = 1000
/** Older messages would not fit. */
const MESSAGES_LOOKED_AT = 40

const KEPT = ['goal', 'obstacle', 'event', 'event_date'] as const satisfies (keyof Slots)[]

const LABELS: Record<Language, Record<(typeof KEPT)[number] | 'card', string>> = {
  en: { goal: 'Goal', obstacle: 'Obstacle', event: 'Event', event_date: 'Date', card: 'Worked on' },
  pt: { goal: 'Objetivo', obstacle: 'Obstáculo', event: 'Evento', event_date: 'Data', card: 'Trabalhado' },
  es: { goal: 'Objetivo', obstacle: 'Obstáculo', event: 'Evento', event_date: 'Fecha', card: 'Trabajado' },
}

/**
 * A summary of the messages that are no longer sent with the next one; the newest parts are kept. In the member's words and
 * the cards' names, without a model. Messages that the safety gate answered are left out.
 */
function summarise(rows: readonly MessageRow[], language: Language): string | null {
  const older = rows.slice(0, Math.max(0, rows.length - HISTORY_LENGTH))
  const lines: string[] = []
  for (const [index, row] of older.entries()) {
    if (isSafety(row) || isSafety(rows[index + 1]) || isUndecidedDanger(row, rows[index + 1], language)) continue
    for (const line of row.role === 'user' ? saidIn(row, rows[index + 1], language) : cardsOf(row, language))
      if (!lines.includes(line)) lines.push(line)
  }
  while (lines.join('\n').length > MOST_CHARACTERS) lines.shift()
  return lines.length === 0 ? null : lines.join('\n')
}

function isSafety(row: MessageRow | undefined): boolean {
  return row?.role === 'assistant' && row.trace?.safety != null
}

/** Messages from a program's history have no safety decision yet, so they are checked now. */
function isUndecidedDanger(row: MessageRow, next: MessageRow | undefined, language: Language): boolean {
  return row.role === 'user' && !next?.trace && checkMessage(row.content, language) !== null
}

/** The slots from the trace of the answer; read now if there is no trace. */
function saidIn(row: MessageRow, next: MessageRow | undefined, language: Language): string[] {
  const said = next?.trace?.said ?? readAlone(row, language)
  return KEPT.flatMap((slot) => (said[slot] ? [`${LABELS[language][slot]}: ${said[slot]}`] : []))
}

function readAlone(row: MessageRow, language: Language): Slots {
  return readMessage({
    message: row.content,
    template: row.template,
    persona: null,
    language,
    history: [],
    memory: NOTHING_KNOWN,
    // Dates are relative to the day of the message.
    today: row.created_at.toISOString().slice(0, 10),
    seed: row.id,
  }).said
}

function cardsOf({ trace }: MessageRow, language: Language): string[] {
  const cards = PLAYBOOK[language]
  return (trace?.cards ?? []).flatMap((card) =>
    Object.hasOwn(cards, card) ? [`${LABELS[language].card}: ${cards[card].title}`] : [],
  )
}
