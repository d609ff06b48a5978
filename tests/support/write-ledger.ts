import type { Pool } from 'pg'

/** What the server has said to have kept, to be looked for in its database afterwards. */
export interface WriteLedger {
  quizKept(id: string): void
  quoteSaved(id: string): void
  quoteRemoved(id: string): void
  powerUpKept(user_id: string): void
  /** How many writes were acknowledged. */
  acknowledged(): number
  /** Those that the database does not have. */
  lost(database: Pool): Promise<string[]>
}

export function openWriteLedger(): WriteLedger {
  const quizzes: string[] = []
  const quotes = new Map<string, 'saved' | 'removed'>()
  const powerUps = new Set<string>()
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
    acknowledged: () => acknowledged,
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
           where not exists (select from activities kept where kept.user_id = told.user_id and kind = 'power_up')`,
        [quizzes, [...quotes.keys()], [...quotes.values()], [...powerUps]],
      )
      return rows.map(({ what }) => what)
    },
  }
}
