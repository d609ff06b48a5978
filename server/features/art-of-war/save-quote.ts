import type { Language } from '#contract/language.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { builtInQuote } from './built-in-quote.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { saved_quotes } from './tables.ts'

export async function saveQuote(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { quote_id, language }: { quote_id: string; language: Language },
) {
  const words = builtInQuote(quote_id, language)
  if (!words) throw new Refusal('not-found')
  return await refuseDuplicate(() =>
    services.db.transaction(async (tx) => {
      const [saved] = await tx
        .insert(saved_quotes)
        .values({ user_id, ...words })
        .returning()
      if (!saved) throw new Error('the quote was not stored')
      await recordActivity(services, tx, { user_id, kind: 'saved_quote' })
      return saved
    }),
  )
}
