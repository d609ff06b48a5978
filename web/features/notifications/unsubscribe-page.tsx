import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

/** Without signing in. A button, because mail scanners open every link: opening it must change nothing. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTranslation('notifications')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [error, setError] = useState<ApiError>()
  const stop = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await call('POST /api/notifications/unsubscribe/:token', { token })
      setDone(true)
    } catch (thrown) {
      setError(asApiError(thrown))
    }
    setBusy(false)
  }
  return (
    <div className="grid max-w-3xl gap-8">
      <h1 className="type-display text-title">{t('unsubscribe.title')}</h1>
      {done ? (
        <Done />
      ) : (
        <SectionCard title={t('choices.mails')} text={t('unsubscribe.text')}>
          {error && <Failure error={error} />}
          <div>
            <Button busy={busy} onClick={stop}>
              {t('unsubscribe.submit')}
            </Button>
          </div>
        </SectionCard>
      )}
    </div>
  )
}

function Failure({ error }: { error: ApiError }) {
  const { t } = useTranslation('notifications')
  const { errorText } = useErrorTexts()
  return <Notice tone="error">{error.code === 'not-found' ? t('unsubscribe.invalid') : errorText(error)}</Notice>
}

function Done() {
  const { t } = useTranslation('notifications')
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus moves to the outcome.
  useEffect(() => title.current?.focus(), [])
  return (
    <SectionCard title={t('unsubscribe.done')} titleRef={title}>
      <p role="status">{t('unsubscribe.doneText')}</p>
      <div>
        <Link to="/settings#notifications" className={buttonClass({ variant: 'secondary' })}>
          {t('unsubscribe.settings')}
        </Link>
      </div>
    </SectionCard>
  )
}
