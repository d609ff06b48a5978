import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { changeHere } from '#web/session/check-session.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { keepProfile } from './keep-profile.ts'
import { useZoneTexts } from './zone-texts.ts'

/** The list of places loads when it is opened. */
const TimeZoneDialog = lateDialog(
  () => import('./time-zone-dialog.tsx'),
  (module) => module.TimeZoneDialog,
)

export function TimeZoneCard({ profile: { time_zone } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { describe, timeIn } = useZoneTexts()
  const [open, setOpen] = useState(false)
  const { change, busy } = useChangeTimeZone()
  return (
    <SectionCard title={t('zone.title')} text={t('zone.text')}>
      <div>
        <p className="font-semibold">{time_zone ? describe(time_zone) : t('zone.none')}</p>
        {time_zone && <p className="text-sm text-muted">{t('zone.now', { time: timeIn(time_zone) })}</p>}
      </div>
      <div>
        <Button variant="secondary" busy={busy} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('zone.open')}
        </Button>
      </div>
      {open && (
        <TimeZoneDialog
          chosen={time_zone}
          onClose={() => setOpen(false)}
          onChoose={(zone) => {
            setOpen(false)
            change(zone)
          }}
        />
      )}
    </SectionCard>
  )
}

function useChangeTimeZone() {
  const { t } = useTranslation('profile')
  const { errorText, problemText } = useErrorTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: (time_zone: string) => changeHere(() => call('PUT /api/profile/time-zone', { time_zone })),
    onSuccess: (profile) => {
      keepProfile(profile)
      tellOtherTabs({ type: 'user-updated' })
      toast({ title: t('zone.done'), variant: 'success' })
    },
    onError: (error) => {
      const refusal = asApiError(error)
      const problem = refusal.fields.time_zone
      const description = problem ? problemText(problem) : errorText(refusal)
      toast({ title: t('zone.failed'), description, variant: 'destructive' })
    },
  })
  return { change: mutate, busy: isPending }
}
