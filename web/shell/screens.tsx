import type { FlatNamespace } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { type Missing, MissingNotice, suspendingPart } from '#web/router/late-part.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'

export type ScreenModule = { Screen: ComponentType }

/** A page whose code and texts load when it is opened. */
export function lazyScreen(texts: readonly FlatNamespace[], load: () => Promise<ScreenModule>): ComponentType {
  return suspendingPart(async () => (await load()).Screen, { texts, Missing: MissingScreen })
}

function MissingScreen({ retry, retrying }: Missing<object>) {
  return (
    <CentredScreen>
      <MissingNotice retry={retry} retrying={retrying} />
    </CentredScreen>
  )
}

export function LoadingScreen() {
  const { t } = useTranslation()
  return <Loading label={t('loading')} className="min-h-dvh" />
}

/** Shown in place of a page that is not ready. */
export function RetryScreen({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <CentredScreen>
      <RetryNotice retryLabel={t('action.retry')} onRetry={onRetry}>
        {children}
      </RetryNotice>
    </CentredScreen>
  )
}

function CentredScreen({ children }: { children: ReactNode }) {
  return <div className="mx-auto grid min-h-dvh max-w-lg content-center p-5">{children}</div>
}
