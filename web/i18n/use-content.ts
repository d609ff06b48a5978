import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useLanguage } from './language.ts'

export type ContentLoaders<Content> = Record<Language, () => Promise<Content>>

/**
 * Content is one chunk a language, and only the current language is loaded. While another language loads, the former
 * one stays on the screen.
 */
export function useContent<Content>(name: string, loaders: ContentLoaders<Content>) {
  const language = useLanguage()
  return useQuery({
    queryKey: queryKeys.content(name, language),
    queryFn: () => loaders[language](),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}
