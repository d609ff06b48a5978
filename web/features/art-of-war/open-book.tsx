import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { Book } from './book.ts'
import { useBook } from './queries.ts'

/** Shows its children once the quotes in the reader's language are loaded. */
export function OpenBook({ children }: { children: (book: Book) => ReactNode }) {
  const { t } = useTranslation(['art-of-war', 'common'])
  const { data: book, isError, refetch } = useBook()
  if (book) return children(book)
  if (!isError) return <Loading label={t('loading')} className="min-h-[60dvh]" />
  return (
    <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
      {t('loadFailed')}
    </RetryNotice>
  )
}
