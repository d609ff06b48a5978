import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushDevice, PushSettings } from '#contract/push.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { NoPushService, type PushHere, turnOffPush, turnOnPush } from './push-here.ts'
import { pushHereQuery } from './push-query.ts'

/** Whether this device gets pushes. The browser's question for permission comes only after a press. */
export function PushCard() {
  const { t } = useTranslation(['notifications', 'common'])
  const { data, isPending, isError, refetch } = useQuery(pushHereQuery)
  return (
    <SectionCard
      title={t('device.title')}
      text={t('device.text')}
      state={data?.here === 'on' && <Badge variant="outline">{t('device.on')}</Badge>}
    >
      {isPending && (
        <SkeletonGroup label={t('device.loading')}>
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {isError && !data && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data && <ThisDevice {...data} />}
      {data && <OtherDevices devices={data.settings.devices.filter(({ current }) => !current)} />}
    </SectionCard>
  )
}

function useFailure() {
  const { t } = useTranslation('notifications')
  const { errorText } = useErrorTexts()
  return (error: unknown) => {
    const description = error instanceof NoPushService ? t('device.noService') : errorText(asApiError(error))
    toast({ title: t('device.failed'), description, variant: 'destructive' })
  }
}

function useFreshState() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.member('push-devices') })
}

function ThisDevice({ here, settings }: { here: PushHere; settings: PushSettings }) {
  const { t } = useTranslation('notifications')
  const onError = useFailure()
  const onSettled = useFreshState()
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) await turnOffPush(settings)
      return on ? (await turnOnPush(settings.public_key)) !== undefined : true
    },
    onSuccess: (isDone, on) =>
      isDone
        ? toast({ title: t(on ? 'device.turnedOn' : 'device.turnedOff'), variant: 'success' })
        : toast({ title: t('device.notNow') }),
    onError,
    onSettled,
  })
  const test = useMutation({
    mutationFn: () => call('POST /api/push/test', {}),
    onSuccess: () => toast({ title: t('device.tested'), variant: 'success' }),
    onError,
  })
  if (here === 'refused' || here === 'install' || here === 'unsupported')
    return <Notice tone={here === 'refused' ? 'warn' : 'info'}>{t(`device.${here}`)}</Notice>
  const isOn = change.isPending ? change.variables : here === 'on'
  return (
    <>
      <Switch
        name="push"
        label={t('device.switch')}
        checked={isOn}
        aria-busy={change.isPending || undefined}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked)
        }}
      />
      {here === 'on' && (
        <div>
          <Button variant="secondary" size="small" busy={test.isPending} onClick={() => test.mutate()}>
            {t('device.test')}
          </Button>
        </div>
      )}
    </>
  )
}

function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  const { t } = useTranslation('notifications')
  if (devices.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">{t('device.others')}</h3>
      <ul className="grid gap-2">
        {devices.map((device) => (
          <OtherDevice key={device.id} device={device} />
        ))}
      </ul>
    </div>
  )
}

function OtherDevice({ device }: { device: PushDevice }) {
  const { t } = useTranslation('notifications')
  const { shortDate } = useFormats()
  const onError = useFailure()
  const onSettled = useFreshState()
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/push/devices/:id', { id: device.id }),
    onError,
    onSettled,
  })
  const date = shortDate(device.created_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-muted">{t('device.other', { date })}</span>
      <Button
        variant="danger"
        size="small"
        busy={remove.isPending}
        aria-label={t('device.removeLabel', { date })}
        onClick={() => remove.mutate()}
      >
        {t('device.remove')}
      </Button>
    </li>
  )
}
