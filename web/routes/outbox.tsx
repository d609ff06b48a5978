import { ApiError } from '#web/api/api-error.ts'
import { Outbox } from '#web/features/mails/outbox.tsx'
import { useOutbox } from '#web/features/mails/queries.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { NotFoundPage } from './not-found.tsx'

const HIDDEN = new Set(['not-found', 'session.missing', 'session.forbidden'])

export function Screen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearch()
  const address = search.get('to') ?? ''
  const { error } = useOutbox(address)
  usePageTitle(t('page.outbox'))
  // With a mail server the page does not exist; nor does it for members who may not read the outbox.
  if (error instanceof ApiError && HIDDEN.has(error.code)) return <NotFoundPage />
  return <Outbox address={address} onFilter={(to) => setSearch(to ? { to } : {})} />
}
