import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HANDLE_MAX_LENGTH } from '#contract/people-rules.ts'
import { SPACE_ABOUT_MAX_LENGTH, SPACE_NAME_MAX_LENGTH } from '#contract/space-rules.ts'
import type { Space } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { clientsQuery, ownSpaceQuery } from './queries.ts'

const schema = schemaLoader<typeof schemas>('spaces')('ownSpace')

/** A coach's own space for clients: open it, change it, and let people in. */
export function CoachSpaceTab() {
  const { t } = useTranslation(['spaces', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(ownSpaceQuery)
  // What is being typed stays when the data is asked for again in vain.
  if (!data && isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!data) return <Skeleton className="h-96" />
  return (
    <div className="grid gap-6">
      <SpaceForm key={data.space?.id ?? 'new'} space={data.space} />
      {data.space && <Clients />}
    </div>
  )
}

function SpaceForm({ space }: { space: Space | null }) {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const form = useForm({
    schema,
    initial: { name: space?.name ?? '', about: space?.about ?? '' },
    submit: async (fields) => {
      const saved = await call('PUT /api/coach-desk/space', fields)
      client.setQueryData(ownSpaceQuery.queryKey, { space: saved })
      toast({ title: t(space ? 'own.saved' : 'own.opened'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('own.failed'), description: errorText(error), variant: 'destructive' }),
  })
  return (
    <SectionCard title={t('own.title')} text={t('own.text')}>
      <form {...form.form} className="grid max-w-2xl gap-6">
        <TextField {...form.field('name')} label={t('own.name')} required maxLength={SPACE_NAME_MAX_LENGTH} />
        <TextArea
          {...form.field('about')}
          label={t('own.about')}
          hint={t('own.aboutHint')}
          required
          maxLength={SPACE_ABOUT_MAX_LENGTH}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={form.busy}>
            {t(space ? 'own.save' : 'own.open')}
          </Button>
          {space && (
            <Link to={`/spaces/${space.slug}`} className={buttonClass({ variant: 'secondary' })}>
              {t('own.go')}
            </Link>
          )}
        </div>
      </form>
    </SectionCard>
  )
}

function Clients() {
  const { t } = useTranslation(['spaces', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(clientsQuery)
  const { problemText } = useErrorTexts()
  const { letIn, busy, problem } = useLetIn()
  const [handle, setHandle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const typed = handle.trim().replace(/^@/, '').toLowerCase()
    setMissing(typed === '')
    if (typed) letIn({ handle: typed, let_in: true }, { onSuccess: () => setHandle('') })
  }
  return (
    <SectionCard title={t('own.clients')} text={t('own.clientsText')}>
      <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('own.handle')}
          hint={t('own.handleHint')}
          className="min-w-56 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={HANDLE_MAX_LENGTH + 1}
          value={handle}
          error={isMissing ? problemText({ problem: 'required' }) : problem}
          onChange={({ target }) => {
            setHandle(target.value)
            setMissing(false)
          }}
        />
        <Button type="submit" size="small" busy={busy}>
          {t('own.letIn')}
        </Button>
      </form>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data?.clients.length === 0 && <p className="text-muted">{t('own.nobody')}</p>}
      <ul className="grid gap-3">
        {data?.clients.map(({ person, let_in }) => (
          <li key={person.user_id} className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
            <Avatar id={person.user_id} src={person.avatar_url} size="small" />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {person.full_name} <span className="text-muted">@{person.handle}</span>{' '}
              {!let_in && <Badge variant="quiet">{t('own.keptOut')}</Badge>}
            </p>
            <Button
              variant={let_in ? 'ghost' : 'secondary'}
              size="small"
              onClick={() => letIn({ handle: person.handle, let_in: !let_in })}
            >
              {t(let_in ? 'own.keepOut' : 'own.letIn')}
              <span className="sr-only"> {person.full_name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function useLetIn() {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (input: { handle: string; let_in: boolean }) =>
      call('PUT /api/coach-desk/space/clients/:handle', input),
    onSuccess: async (_answer, { let_in }) => {
      toast({ title: t(let_in ? 'own.letInDone' : 'own.keepOutDone'), variant: 'success' })
      await client.invalidateQueries(clientsQuery)
    },
  })
  const refusal = error && asApiError(error)
  const isNobody = refusal?.code === 'not-found' || refusal?.code === 'request.invalid'
  return {
    letIn: mutate,
    busy: isPending,
    problem: refusal
      ? isNobody
        ? t('own.nobodyCalled', { handle: variables?.handle ?? '' })
        : errorText(refusal)
      : undefined,
  }
}
