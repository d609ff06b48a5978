import { and, DrizzleQueryError, desc, eq } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { PHILOSOPHERS } from '#content/philosophers/philosophers.ts'
import { en } from '#content/quotes/en.ts'
import { es } from '#content/quotes/es.ts'
import { pt } from '#content/quotes/pt.ts'
import { QUOTE_AUTHORS, type QuoteId } from '#content/quotes/quote-authors.ts'
import type { Language } from '#contract/language.ts'
import { momentOfWrite } from '#contract/offline-rules.ts'
import type { Waited } from '#contract/waited.ts'
import type { Transaction } from '#server/db/database.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import { isFirstTime } from '#server/features/waited-writes/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { saved_quotes } from './tables.ts'

const TEXTS = { en, pt, es } as const satisfies Record<Language, unknown>

/** The words of a quote in one language; undefined when there is no such quote. */
export function builtInQuote(quote_id: string, language: Language) {
  if (!isQuoteId(quote_id)) return undefined
  const { quote, meaning, importance, application } = TEXTS[language][quote_id]
  return { quote, author: PHILOSOPHERS[language][QUOTE_AUTHORS[quote_id]].name, meaning, importance, application }
}

function isQuoteId(quote_id: string): quote_id is QuoteId {
  return Object.hasOwn(QUOTE_AUTHORS, quote_id)
}

export async function saveQuote(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { quote_id, language, waited }: { quote_id: string; language: Language; waited?: Waited | undefined },
) {
  const now = services.clock.now()
  const words = builtInQuote(quote_id, language)
  if (!words) throw new Refusal('not-found')
  return await refuseDuplicate(() =>
    services.db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, { user_id, now }, waited)))
        return await savedBefore(tx, user_id, { quote_id, language })
      const [saved] = await tx
        .insert(saved_quotes)
        .values({ user_id, quote_id, language, ...words })
        .returning()
      if (!saved) throw new Error('the quote was not stored')
      await recordActivity(services, tx, { user_id, kind: 'saved_quote', at: momentOfWrite(now, waited?.seconds) })
      return saved
    }),
  )
}

/** A save that is sent again. The quote may have been removed since; that stays so. */
async function savedBefore(tx: Transaction, user_id: string, of: { quote_id: string; language: Language }) {
  const [saved] = await tx
    .select()
    .from(saved_quotes)
    .where(
      and(
        eq(saved_quotes.user_id, user_id),
        eq(saved_quotes.quote_id, of.quote_id),
        eq(saved_quotes.language, of.language),
      ),
    )
    .orderBy(desc(saved_quotes.created_at))
    .limit(1)
  if (!saved) throw new Refusal('not-found')
  return saved
}

const UNIQUE_VIOLATION = '23505'
const UNIQUE_INDEXES = ['saved_quotes_once', 'saved_quotes_once_by_id']

/** Only the unique index decides whether a quote is already saved, because two tabs may save at once. */
export async function refuseDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('art-of-war.already-saved')
    throw error
  }
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof DatabaseError) || cause.code !== UNIQUE_VIOLATION) return false
  return UNIQUE_INDEXES.includes(cause.constraint ?? '')
}
