import { OutboxHint } from '#web/features/accounts/outbox-hint.tsx'
import { WithdrawalPage } from '#web/features/withdrawal/withdrawal-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('withdrawal')
  const [search] = useSearch()
  usePageTitle(t('title'))
  return (
    <WithdrawalPage
      token={search.get('token') ?? ''}
      number={search.get('number') ?? ''}
      outboxHint={(email) => <OutboxHint email={email} />}
    />
  )
}
