import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

// Not among the other queries: every page shows this mark, and few pages show messages.
const unreadThreadsQuery = queryOptions({
  queryKey: queryKeys.unreadThreads,
  queryFn: ({ signal }) => call('GET /api/threads/unread', {}, { signal }),
})

/** How many threads have unread messages, beside the link to them. */
export function UnreadMark() {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { data } = useQuery(unreadThreadsQuery)
  if (!data || data.unread === 0) return null
  return (
    <span className="rounded-full bg-action px-2 text-sm font-semibold text-on-action">
      <span aria-hidden="true">{number(data.unread)}</span>
      <span className="sr-only">{t('unreadThreads', { count: data.unread, shown: number(data.unread) })}</span>
    </span>
  )
}
