import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useRef } from 'react'
import type { Device } from '#contract/accounts.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { readDevice } from './device-name.ts'
import { devicesQuery } from './queries.ts'

export function DevicesCard() {
  const { t } = useTranslation(['accounts', 'common'])
  const { data, isPending, isError, refetch } = useQuery(devicesQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SectionCard
      title={t('devices.title')}
      titleRef={heading}
      text={t('devices.text')}
      state={data && <Badge variant="quiet">{t('devices.count', { count: data.devices.length })}</Badge>}
    >
      {isPending && (
        <SkeletonGroup label={t('devices.loading')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data && (
        <ul className="grid">
          {data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} onRevoked={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {data?.devices.length === 1 && <p className="text-sm text-muted">{t('devices.alone')}</p>}
    </SectionCard>
  )
}

function DeviceRow({ device, onRevoked }: { device: Device; onRevoked: () => void }) {
  const { t } = useTranslation('accounts')
  const { errorText } = useErrorTexts()
  const { dateTime } = useFormats()
  const queryClient = useQueryClient()
  const { browser, system, handheld } = readDevice(device.user_agent)
  const name =
    browser && system ? t('devices.browserOn', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  const Icon = handheld ? Smartphone : Monitor
  const revoke = useMutation({
    mutationFn: () => call('DELETE /api/accounts/devices/:id', { id: device.id }),
    onSuccess: () => {
      toast({ title: t('devices.revoked'), variant: 'success' })
      onRevoked()
    },
    onError: (error) =>
      toast({ title: t('devices.failed'), description: errorText(asApiError(error)), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{name}</p>
        {/* The server updates it rarely, so for this device it would show a time in the past. */}
        <p className="text-sm text-muted">
          {device.current ? t('devices.activeNow') : t('devices.lastSeen', { when: dateTime(device.last_seen_at) })}
        </p>
        <p className="text-sm text-muted">{t('devices.since', { when: dateTime(device.created_at) })}</p>
      </div>
      {device.current ? (
        <Badge variant="outline">{t('devices.current')}</Badge>
      ) : (
        <Button
          variant="danger"
          size="small"
          busy={revoke.isPending}
          aria-label={t('devices.revokeLabel', { device: name })}
          onClick={() => revoke.mutate()}
        >
          {t('devices.revoke')}
        </Button>
      )}
    </li>
  )
}
