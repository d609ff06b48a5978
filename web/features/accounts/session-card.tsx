import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { SectionCard } from '#web/ui/section-card.tsx'

export function SessionCard() {
  const { t } = useTranslation('accounts')
  const { dateTime, time } = useFormats()
  const { session, event, at } = useSessionState()
  if (!session) return null
  const rows = [
    [t('session.state'), t('session.signedIn')],
    ...(event ? [[t('session.last'), t('session.at', { event: t(`session.event.${event}`), time: time(at) })]] : []),
    [t('session.expires'), dateTime(session.expires_at)],
  ]
  return (
    <SectionCard title={t('session.title')}>
      <dl className="grid gap-3">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
