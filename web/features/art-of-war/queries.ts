import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QuoteId } from '#content/quotes/quote-authors.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { type Quote, readBook } from './book.ts'

function bookQuery(language: Language) {
  return queryOptions({
    queryKey: ['quotes', language],
    queryFn: () => readBook(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function otherQuotesQuery(known: Language | undefined) {
  return queryOptions({
    queryKey: ['quotes', 'but not in', known],
    queryFn: async ({ client }) => {
      const others = LANGUAGES.filter((language) => language !== known)
      const books = await Promise.all(others.map((language) => client.ensureQueryData(bookQuery(language))))
      return books.flatMap(({ quotes }) => quotes)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Quotes and philosophers in the reader's language; until a new one has arrived, in the one before. */
export function useBook() {
  useTranslation()
  return useQuery({ ...bookQuery(currentLanguage()), placeholderData: keepPreviousData })
}

export const savedQuotesQuery = queryOptions({
  queryKey: ['saved-quotes'],
  queryFn: async ({ signal }) => (await call('GET /api/saved-quotes', {}, { signal })).saved_quotes,
})

/**
 * The box of who is signed in. Which of our quotes a saved one is, is told by its words, in whichever language it was
 * saved: the other languages are fetched only when the box holds something that this one does not know.
 */
export function useWisdomBox() {
  const signedIn = useSessionState().session !== null
  const { data: saved, isPending, isError, refetch } = useQuery({ ...savedQuotesQuery, enabled: signedIn })
  const { data: book } = useBook()
  const findHere = (text: string) => book?.quotes.find(({ quote }) => quote === text)
  const holdsForeign = saved?.some(({ quote }) => !findHere(quote)) ?? false
  const { data: elsewhere } = useQuery({
    ...otherQuotesQuery(book?.language),
    enabled: book !== undefined && holdsForeign,
  })
  const originOf = (text: string): Quote | undefined => findHere(text) ?? elsewhere?.find(({ quote }) => quote === text)
  /** The languages in which a quote lies in the box. */
  const languagesOf = (id: QuoteId): Language[] =>
    (saved ?? []).flatMap(({ quote }) => {
      const origin = originOf(quote)
      return origin?.id === id ? [origin.language] : []
    })
  // Whoever signed out has no box here, whatever this page still remembers.
  return { signedIn, saved: signedIn ? saved : undefined, isPending, isError, refetch, originOf, languagesOf }
}
