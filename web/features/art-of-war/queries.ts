import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QuoteId } from '#content/quotes/quote-authors.ts'
import type { SavedQuote } from '#contract/art-of-war.ts'
import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useWaitingWrites } from '#web/offline/use-waiting-writes.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { readBook } from './book.ts'

function bookQuery(language: Language) {
  return queryOptions({
    queryKey: queryKeys.quotes(language),
    queryFn: () => readBook(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Quotes and philosophers in the reader's language; while a new language loads, in the former one. */
export function useBook() {
  useTranslation()
  return useQuery({ ...bookQuery(currentLanguage()), placeholderData: keepPreviousData })
}

export const savedQuotesQuery = queryOptions({
  queryKey: queryKeys.member('saved-quotes'),
  queryFn: async ({ signal }) => (await call('GET /api/saved-quotes', {}, { signal })).saved_quotes,
})

/** The source of a saved quote, in the language it was saved in; undefined if it is not in the content. */
export function useSource({ quote_id, language }: SavedQuote): string | undefined {
  const { data: book } = useQuery({ ...bookQuery(language ?? currentLanguage()), enabled: language !== null })
  return book?.quotes.find(({ id }) => id === quote_id)?.source
}

/** The War Wisdom Box of the signed-in member. */
export function useWisdomBox() {
  const signedIn = useSessionState().session !== null
  const { data: saved, isPending, isError, refetch } = useQuery({ ...savedQuotesQuery, enabled: signedIn })
  const removed = new Set(useWaitingWrites('remove-quote').map(({ id }) => id))
  const waiting = useWaitingWrites('save-quote')
  const kept = saved?.filter(({ id }) => !removed.has(id))
  /** The languages in which a quote is saved, or will be once there is a connection. */
  const languagesOf = (id: QuoteId): Language[] =>
    [...(kept ?? []), ...waiting].flatMap(({ quote_id, language }) => (quote_id === id && language ? [language] : []))
  // After a sign-out there is no box, even if the cache still has one.
  return { signedIn, saved: signedIn ? kept : undefined, isPending, isError, refetch, languagesOf }
}
