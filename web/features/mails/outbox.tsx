import Inbox from 'lucide-react/icons/inbox'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MailView } from './mail-view.tsx'
import { useOutbox } from './queries.ts'

type OutboxProps = { address: string; onFilter: (address: string) => void }

export function Outbox({ address, onFilter }: OutboxProps) {
  const { t } = useTranslation(['mails', 'common'])
  const { errorText } = useErrorTexts()
  const { data, error, isPending, refetch } = useOutbox(address)
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-4 max-w-prose text-muted">{t('lead')}</p>
      </header>
      <Filter key={address} address={address} onFilter={onFilter} />
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </SkeletonGroup>
      )}
      {error && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {error instanceof ApiError ? errorText(error) : t('common:error.unexpected')}
        </RetryNotice>
      )}
      {data?.mails.length === 0 && (
        <EmptyState
          seed="outbox"
          icon={<Inbox aria-hidden="true" className="size-10" />}
          title={address ? t('emptyFor', { address }) : t('empty')}
          action={<Button onClick={() => refetch()}>{t('refresh')}</Button>}
        >
          {address ? t('emptyForText') : t('emptyText')}
        </EmptyState>
      )}
      {data && data.mails.length > 0 && (
        <>
          <p role="status" className="type-eyebrow">
            {t('count', { count: data.mails.length })}
          </p>
          <ol className="grid gap-6">
            {data.mails.map((mail) => (
              <li key={mail.id}>
                <MailView mail={mail} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Filter({ address, onFilter }: OutboxProps) {
  const { t } = useTranslation('mails')
  const [typed, setTyped] = useState(address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter(typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-4">
      <TextField
        label={t('filter')}
        name="to"
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-64 flex-1 sm:max-w-md"
      />
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
      {address && (
        <Button variant="ghost" onClick={() => onFilter('')}>
          {t('clear')}
        </Button>
      )}
    </form>
  )
}
