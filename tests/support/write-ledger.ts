import type { Pool } from 'pg'

/** The writes that the server acknowledged, to be compared with its database afterwards. */
export interface WriteLedger {
  quizKept(id: string): void
  quoteSaved(id: string): void
  quoteRemoved(id: string): void
  powerUpKept(user_id: string): void
  /** The last acknowledged name. */
  nameKept(user_id: string, full_name: string): void
  /** The last acknowledged title of a coach's service. */
  serviceKept(id: string, title: string): void
  /** A member's message in a chat; the same id counts once. */
  messageKept(id: string): void
  /** The answer as the reader received its end. */
  answerKept(id: string, answer: { state: string; content: string }): void
  /** How many writes were acknowledged. */
  acknowledged(): number
  /** How many of them were quiz results, and messages. */
  quizzes(): number
  messages(): number
  /** The acknowledged writes that are missing in the database. */
  lost(database: Pool): Promise<string[]>
}

export function openWriteLedger(): WriteLedger {
  const quizzes: string[] = []
  const quotes = new Map<string, 'saved' | 'removed'>()
  const powerUps = new Set<string>()
  const names = new Map<string, string>()
  const services = new Map<string, string>()
  const messages = new Set<string>()
  const answers = new Map<string, { state: string; content: string }>()
  let acknowledged = 0
  return {
    quizKept(id) {
      acknowledged += 1
      quizzes.push(id)
    },
    quoteSaved(id) {
      acknowledged += 1
      quotes.set(id, 'saved')
    },
    quoteRemoved(id) {
      acknowledged += 1
      quotes.set(id, 'removed')
    },
    powerUpKept(user_id) {
      acknowledged += 1
      powerUps.add(user_id)
    },
    nameKept(user_id, full_name) {
      acknowledged += 1
      names.set(user_id, full_name)
    },
    serviceKept(id, title) {
      acknowledged += 1
      services.set(id, title)
    },
    messageKept(id) {
      if (!messages.has(id)) acknowledged += 1
      messages.add(id)
    },
    answerKept(id, answer) {
      answers.set(id, answer)
    },
    acknowledged: () => acknowledged,
    quizzes: () => quizzes.length,
    messages: () => messages.size,
    async lost(database) {
      const { rows } = await database.query<{ what: string }>(
        `select 'quiz ' || id as what from unnest($1::uuid[]) as told (id)
           where not exists (select from quiz_results kept where kept.id = told.id)
         union all
         select 'quote ' || id from unnest($2::uuid[], $3::text[]) as told (id, state)
           where not exists (select from saved_quotes kept where kept.id = told.id
             and (kept.removed_at is not null) = (told.state = 'removed'))
         union all
         select 'power-up of ' || user_id from unnest($4::uuid[]) as told (user_id)
           where not exists (select from activities kept where kept.user_id = told.user_id and kind = 'power_up')
         union all
         select 'name of ' || user_id from unnest($5::uuid[], $6::text[]) as told (user_id, full_name)
           where not exists (select from profiles kept where kept.user_id = told.user_id and kept.full_name = told.full_name)
         union all
         select 'message ' || id from unnest($7::uuid[]) as told (id)
           where not exists (select from chat_messages kept where kept.id = told.id and role = 'user')
         union all
         select 'answer ' || id from unnest($8::uuid[], $9::text[], $10::text[]) as told (id, state, content)
           where not exists (select from chat_messages kept where kept.id = told.id
             and kept.state = told.state and kept.content = told.content)
         union all
         select 'service ' || id from unnest($11::uuid[], $12::text[]) as told (id, title)
           where not exists (select from offers kept where kept.id = told.id and kept.title = told.title)`,
        [
          quizzes,
          [...quotes.keys()],
          [...quotes.values()],
          [...powerUps],
          [...names.keys()],
          [...names.values()],
          [...messages],
          [...answers.keys()],
          [...answers.values()].map(({ state }) => state),
          [...answers.values()].map(({ content }) => content),
          [...services.keys()],
          [...services.values()],
        ],
      )
      return rows.map(({ what }) => what)
    },
  }
}
