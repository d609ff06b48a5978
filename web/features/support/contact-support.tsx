import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SUPPORT_MESSAGE_MAX_LENGTH } from '#contract/support-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadSchema } from './load-schema.ts'
import { Sent } from './sent.tsx'

const schema = loadSchema('message')
const BLANK = { message: '' }

const supportQuery = queryOptions({
  queryKey: queryKeys.support,
  queryFn: async ({ signal }) => (await call('GET /api/support', {}, { signal })).email,
})

/** Shows the support address if there is one, else a form that sends a message to the admins. */
export function ContactSupport({ email }: { email: string }) {
  const { t } = useTranslation(['support', 'common'])
  const { data: address, isPending, isError, isFetching, refetch } = useQuery(supportQuery)
  return (
    <div className="grid max-w-3xl gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 text-lead text-muted">{t('lead')}</p>
      </header>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {address && <MailCard address={address} />}
      {address === null && <MessageCard email={email} />}
    </div>
  )
}

function MailCard({ address }: { address: string }) {
  const { t } = useTranslation('support')
  const link = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(t('mail.subject'))}`
  return (
    <SectionCard title={t('mail.title')} text={t('mail.text')}>
      <p className="font-semibold wrap-anywhere">{address}</p>
      <div>
        <a href={link} className={buttonClass()}>
          {t('mail.open')}
        </a>
      </div>
    </SectionCard>
  )
}

function MessageCard({ email }: { email: string }) {
  const { t } = useTranslation('support')
  const { errorText } = useErrorTexts()
  const [sent, setSent] = useState(false)
  const place = { name: 'support-message', owner: email }
  const [typed] = useState(() => readTyped(place, BLANK))
  const form = useForm({
    schema,
    initial: typed ?? BLANK,
    submit: async (fields) => {
      await call('POST /api/support/messages', fields)
      form.fill(BLANK)
      setSent(true)
    },
    onError: (error) => toast({ title: t('message.failed'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, BLANK)
  if (sent)
    return (
      <Sent title={t('sent.title')}>
        <p>{t('sent.text', { email })}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard" className={buttonClass()}>
            {t('sent.dashboard')}
          </Link>
          <Button variant="secondary" onClick={() => setSent(false)}>
            {t('sent.again')}
          </Button>
        </div>
      </Sent>
    )
  return (
    <SectionCard title={t('message.title')} text={t('message.text', { email })}>
      <form {...form.form} className="grid gap-5">
        <TextArea
          {...form.field('message')}
          label={t('message.label')}
          hint={t('message.hint')}
          required
          rows={6}
          maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('message.submit')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
