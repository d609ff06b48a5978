import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import type { OwnPerson } from '#contract/people.ts'
import { ABOUT_MAX_LENGTH, HANDLE_MAX_LENGTH } from '#contract/people-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice-field.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { ownPersonQuery } from './queries.ts'

const schema = schemaLoader<typeof schemas>('people')('ownPerson')

/** What others see of the member, and what the member allows. Both switches are off until chosen. */
export function OwnPersonCard() {
  const { t } = useTranslation(['people', 'common'])
  const { data: own, isError, isFetching, refetch } = useQuery(ownPersonQuery)
  return (
    <SectionCard
      title={t('own.title')}
      text={t('own.text')}
      state={own && <Badge variant="quiet">{t(`rank.${own.rank}`)}</Badge>}
    >
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {!own && !isError && <Skeleton className="h-32" />}
      {own && (
        <>
          <Switches own={own} />
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('own.change')}</summary>
            <OwnForm key={`${own.handle} ${own.about}`} own={own} />
          </details>
          <p className="text-sm">
            <Link to={`/people/${own.handle}`} className="underline underline-offset-4">
              {t('own.see')}
            </Link>
          </p>
        </>
      )}
    </SectionCard>
  )
}

function useSave() {
  const client = useQueryClient()
  return async (own: OwnPerson) => {
    const { handle, about, in_directory, accepts_messages } = own
    const saved = await call('PUT /api/people/me', { handle, about, in_directory, accepts_messages })
    client.setQueryData(ownPersonQuery.queryKey, saved)
    void client.invalidateQueries({ queryKey: queryKeys.directories })
    void client.invalidateQueries({ queryKey: queryKeys.person(saved.handle) })
    // It shows the handle.
    void client.invalidateQueries({ queryKey: queryKeys.dashboard })
    return saved
  }
}

/** Each changes at once, and changes back if the server refuses. */
function Switches({ own }: { own: OwnPerson }) {
  const { t } = useTranslation('people')
  const { errorText } = useErrorTexts()
  const save = useSave()
  const [shown, show] = useOptimistic(own)
  const { mutateAsync } = useMutation({
    scope: { id: 'own person' },
    mutationFn: async (changed: OwnPerson) => {
      try {
        await save(changed)
      } catch (error) {
        toast({ title: t('own.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
      }
    },
  })
  const turn = (changed: Partial<OwnPerson>) =>
    startTransition(async () => {
      show({ ...shown, ...changed })
      await mutateAsync({ ...shown, ...changed })
    })
  return (
    <div className="grid gap-3">
      <Switch
        label={t('own.directory')}
        hint={t('own.directoryHint')}
        checked={shown.in_directory}
        onChange={({ target }) => turn({ in_directory: target.checked })}
      />
      <Switch
        label={t('own.messages')}
        hint={t('own.messagesHint')}
        checked={shown.accepts_messages}
        onChange={({ target }) => turn({ accepts_messages: target.checked })}
      />
    </div>
  )
}

function OwnForm({ own }: { own: OwnPerson }) {
  const { t } = useTranslation('people')
  const { errorText } = useErrorTexts()
  const save = useSave()
  const form = useForm({
    schema,
    initial: { handle: own.handle, about: own.about ?? '' },
    submit: async (fields) => {
      await save({ ...own, ...fields })
      toast({ title: t('own.saved'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('own.failed'), description: errorText(error), variant: 'destructive' }),
  })
  return (
    <form {...form.form} className="grid max-w-2xl gap-5 pt-3">
      <TextField
        {...form.field('handle')}
        label={t('own.handle')}
        hint={t('own.handleHint')}
        required
        autoCapitalize="none"
        spellCheck={false}
        maxLength={HANDLE_MAX_LENGTH}
      />
      <TextArea
        {...form.field('about')}
        label={t('own.about')}
        hint={t('own.aboutHint')}
        maxLength={ABOUT_MAX_LENGTH}
      />
      <div>
        <Button type="submit" size="small" busy={form.busy}>
          {t('own.save')}
        </Button>
      </div>
    </form>
  )
}
