import type { FlatNamespace } from 'i18next'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useTransition,
} from 'react'
import { onConnectionRegained, useConnected } from '#web/api/connection.ts'
import { loadTexts } from '#web/i18n/set-up.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { importPatiently } from './import-patiently.ts'
import { prefetchWhenIdle } from './prefetch.ts'

export type Missing<Props> = {
  /** What the part would have been given. */
  props: Props
  retry: () => void
  retrying: boolean
}

type LateOptions<Props> = {
  /** The texts it needs besides those of its page. */
  texts?: readonly FlatNamespace[]
  /** Stands in its place when it did not arrive; a notice with a button otherwise. */
  Missing?: ComponentType<Missing<Props>>
  /** Stands in its place while it is on its way. */
  waiting?: (props: Props) => ReactNode
}

/**
 * The one way to load a part of a page late. If its code does not arrive, something stands in its place, from where it
 * can be asked for again; it is asked for again by itself when the connection is back. The page around it stays.
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { waiting, ...options }: LateOptions<Props> = {},
): ComponentType<Props> {
  const patiently = importPatiently(load)
  prefetchWhenIdle(patiently)
  const Part = suspendingPart(async () => pick(await patiently()), options)
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={waiting?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** The same for a dialog, which says in a dialog that it did not arrive. */
export function lateDialog<Module, Props extends { onClose: () => void }>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  texts: readonly FlatNamespace[] = [],
): ComponentType<Props> {
  return latePart(load, pick, { texts, Missing: MissingDialog })
}

/** Without a Suspense of its own: for a page, where the one before stays on the screen until this one is there. */
export function suspendingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], Missing = MissingNotice }: Omit<LateOptions<Props>, 'waiting'>,
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props> | null> | undefined
  let there: ComponentType<Props> | undefined
  let failed = false
  const ask = () => {
    failed = false
    asked = Promise.all([load(), loadTexts(texts)]).then(
      ([Part]) => {
        there = Part
        return Part
      },
      (error: unknown) => {
        console.warn(error)
        failed = true
        return null
      },
    )
    return asked
  }
  // Whoever comes back later should not find the failure of before.
  const forgetFailure = () => {
    if (failed) asked = undefined
  }

  return function SuspendingPart(props: Props) {
    const [arriving, setArriving] = useState(() => asked ?? ask())
    const [retrying, startRetry] = useTransition()
    // Drawn at once where it is there, without a moment of waiting.
    const Part = there ?? use(arriving)
    const retry = () => startRetry(() => setArriving(!asked || failed ? ask() : asked))
    if (Part) return <Part {...props} />
    return (
      <>
        <Recovery onRegained={retry} onLeave={forgetFailure} />
        <Missing props={props} retry={retry} retrying={retrying} />
      </>
    )
  }
}

function Recovery({ onRegained, onLeave }: { onRegained: () => void; onLeave: () => void }) {
  const regained = useEffectEvent(onRegained)
  useEffect(() => onConnectionRegained(regained), [])
  useEffect(() => onLeave, [onLeave])
  return null
}

/** Why it is not there: a connection that comes back by itself, or a fault that a try may mend. */
export function MissingNotice({ retry, retrying }: Omit<Missing<never>, 'props'>) {
  const { t } = useTranslation()
  const connected = useConnected()
  return (
    <RetryNotice retryLabel={t('action.retry')} onRetry={retry} busy={retrying}>
      {connected ? t('error.load') : t('error.offline')}
    </RetryNotice>
  )
}

function MissingDialog({ props: { onClose }, ...trying }: Missing<{ onClose: () => void }>) {
  const { t } = useTranslation()
  const connected = useConnected()
  const title = connected ? t('error.title') : t('error.offlineTitle')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('action.close')}>
      <div className="pb-4">
        <MissingNotice {...trying} />
      </div>
    </Dialog>
  )
}
