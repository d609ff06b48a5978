import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { InkSun } from '#web/ui/ink.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'

type Drill = { title: string; purpose: string; care: string }

type PowerUpIntroProps = {
  drill: Drill | undefined
  failed: boolean
  onRetry: () => void
  onBegin: () => void
}

const sun = <InkSun seed="power-up" className="size-full text-blood" />

export function PowerUpIntro({ drill, failed, onRetry, onBegin }: PowerUpIntroProps) {
  const { t } = useTranslation(['streak', 'common'])
  return (
    <div className="relative isolate grid content-center overflow-clip px-6 py-20 sm:px-14 lg:px-28">
      <div className="absolute top-1/2 end-0 -z-1 w-[min(120vw,110vh)] translate-x-2/5 -translate-y-1/2 opacity-35 sm:opacity-100">
        {sun}
      </div>
      <p className="type-eyebrow text-text">
        {t('powerUp.name')} <span aria-hidden="true">·</span> {t('powerUp.length')}
      </p>
      {drill ? (
        <Invitation {...drill} onBegin={onBegin} />
      ) : failed ? (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={onRetry} className="mt-6 max-w-lg">
          {t('powerUp.failed')}
        </RetryNotice>
      ) : (
        <Loading label={t('powerUp.loading')} className="justify-start px-0" />
      )}
    </div>
  )
}

function Invitation({ title, purpose, care, onBegin }: Drill & { onBegin: () => void }) {
  const { t } = useTranslation('streak')
  const begin = useInitialFocus<HTMLButtonElement>()
  return (
    <>
      <h2 className="type-display mt-4 max-w-[10ch] text-hero">{title}</h2>
      <p className="mt-6 max-w-[26ch] text-lead sm:max-w-[34ch]">{purpose}</p>
      <div className="mt-9">
        <Button ref={begin} size="large" onClick={onBegin}>
          {t('powerUp.begin')}
        </Button>
      </div>
      <p className="mt-9 max-w-[44ch] text-sm text-muted sm:max-w-[38ch]">{care}</p>
    </>
  )
}
