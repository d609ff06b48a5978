import type { FlatNamespace } from 'i18next'
import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react'
import { onConnectionRegained } from '#web/api/connection.ts'
import { loadTexts } from '#web/i18n/set-up.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryScreen } from './retry-screen.tsx'

export type ScreenModule = { Screen: ComponentType }

/** A page whose code and texts come when it is opened. If they do not, it can be asked for again where it stands. */
export function lazyScreen(texts: readonly FlatNamespace[], load: () => Promise<ScreenModule>): ComponentType {
  let asked: Promise<ComponentType | null> | undefined
  const ask = () => {
    asked = Promise.all([load(), loadTexts(texts)]).then(
      ([{ Screen }]) => Screen,
      (error: unknown) => {
        console.warn(error)
        return null
      },
    )
    return asked
  }
  const forget = () => {
    asked = undefined
  }

  return function LazyScreen() {
    const [, follow] = useState(asked)
    const Screen = use(asked ?? ask())
    return Screen ? <Screen /> : <NotArrived onRetry={() => follow(ask())} onLeave={forget} />
  }
}

function NotArrived({ onRetry, onLeave }: { onRetry: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  const onRegained = useEffectEvent(onRetry)
  useEffect(() => onConnectionRegained(onRegained), [])
  // Whoever comes back later should not find the failure of before.
  useEffect(() => onLeave, [onLeave])
  return <RetryScreen onRetry={onRetry}>{t('error.load')}</RetryScreen>
}
