import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { calendarFeedQuery, changeCalendarFeed } from './queries.ts'

/** The secret address with which a calendar program follows what the member goes to. */
export function CalendarFeed() {
  const { t } = useTranslation(['live', 'common'])
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { data } = useQuery(calendarFeedQuery)
  const [busy, setBusy] = useState(false)
  const change = async (wanted: boolean) => {
    setBusy(true)
    try {
      client.setQueryData(calendarFeedQuery.queryKey, await changeCalendarFeed(wanted))
    } catch (error) {
      toast({ title: t('calendar.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('common:action.copied'), variant: 'success' })
    } catch {
      toast({ title: t('common:action.copyFailed'), variant: 'destructive' })
    }
  }
  if (!data) return null
  const { address } = data
  return (
    <SectionCard title={t('calendar.title')} text={t('calendar.text')}>
      {address === null ? (
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void change(true)}>
            {t('calendar.make')}
          </Button>
        </div>
      ) : (
        <>
          <TextField label={t('calendar.address')} hint={t('calendar.hint')} readOnly value={address} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy(address)}>{t('calendar.copy')}</Button>
            <Button variant="secondary" busy={busy} onClick={() => void change(true)}>
              {t('calendar.renew')}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => void change(false)}>
              {t('calendar.remove')}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  )
}
