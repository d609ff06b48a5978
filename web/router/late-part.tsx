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
import { importWithRetries } from './import-with-retries.ts'
import { prefetchWhenIdle } from './prefetch.ts'

export type Missing<Props> = {
  /** The props of the part that is missing. */
  props: Props
  retry: () => void
  retrying: boolean
}

type LateOptions<Props> = {
  /** The text namespaces it needs besides those of its page. */
  texts?: readonly FlatNamespace[]
  /** Shown in its place when it failed to load; by default a notice with a retry button. */
  Missing?: ComponentType<Missing<Props>>
  /** Shown in its place while it loads. */
  waiting?: (props: Props) => ReactNode
  /** False for what most visitors never see: its code loads when it is first shown, not when the browser is idle. */
  prefetch?: boolean
}

/**
 * The one way to load a part of a page late. If its code fails to load, a notice with a retry button stands in its
 * place, and it is retried when the connection is back. The page around it stays.
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { waiting, prefetch = true, ...options }: LateOptions<Props> = {},
): ComponentType<Props> {
  const patiently = importWithRetries(load)
  if (prefetch) prefetchWhenIdle(() => Promise.all([patiently(), loadTexts(options.texts ?? [])]))
  const Part = suspendingPart(async () => pick(await patiently()), options)
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={waiting?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** The same for a dialog: the failure is shown in a dialog too. */
export function lateDialog<Module, Props extends { onClose: () => void }>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  texts: readonly FlatNamespace[] = [],
): ComponentType<Props> {
  return latePart(load, pick, { texts, Missing: MissingDialog })
}

/** Without a Suspense of its own: for a page, where the page before stays on the screen until this one has loaded. */
export function suspendingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], Missing = MissingNotice }: Omit<LateOptions<Props>, 'waiting' | 'prefetch'>,
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props> | null> | undefined
  let there: ComponentType<Props> | undefined
  let failed = false
  const ask = () => {
    failed = false
    const arriving = Promise.all([load(), loadTexts(texts)]).then(
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
    // React reads these fields: with them `use` renders a loaded part at once, without suspending.
    void arriving.then((value) => Object.assign(arriving, { status: 'fulfilled', value }))
    asked = arriving
    return arriving
  }
  // A failed load is forgotten, so that the next visit tries again.
  const forgetFailure = () => {
    if (failed) asked = undefined
  }

  return function SuspendingPart(props: Props) {
    const [arriving, setArriving] = useState(() => asked ?? ask())
    const [retrying, startRetry] = useTransition()
    const arrived = use(arriving)
    const Part = there ?? arrived
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

/** Says why the part is missing: no connection, or a failure that a retry may solve. */
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
