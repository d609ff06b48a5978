import { useEffect, useRef } from 'react'
import { useStore } from '#web/store/create-store.ts'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Cross } from './glyphs.tsx'
import { arrivals, outcomes } from './toast.ts'
import type { ToastEntry, ToastLayer } from './toast-layer.ts'

export type ToastsProps = { regionLabel: string; dismissLabel: string }

/**
 * Both layers in one column at the top, because dialog buttons, the chat's composer and a phone's bars are at the
 * bottom. Rendered once, near the root.
 */
export function Toasts({ regionLabel, dismissLabel }: ToastsProps) {
  const column = useRef<HTMLDivElement>(null)
  const newest = useStore(outcomes.entries).at(-1)?.id
  const newestArrival = useStore(arrivals.entries).at(-1)?.id

  // A modal that opens later lies above the popover, so each new toast shows the popover again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run for each new toast
  useEffect(() => {
    const element = column.current
    if (!element) return
    if (element.matches(':popover-open')) {
      if (!document.querySelector('dialog:modal')) return
      element.hidePopover()
    }
    element.showPopover()
  }, [newest, newestArrival])

  return (
    <section aria-label={regionLabel}>
      <div ref={column} popover="manual" className="toast-region">
        <Layer layer={outcomes} dismissLabel={dismissLabel} />
        <Layer layer={arrivals} dismissLabel={dismissLabel} />
      </div>
    </section>
  )
}

function Layer({ layer, dismissLabel }: { layer: ToastLayer; dismissLabel: string }) {
  const entries = useStore(layer.entries)
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  // The timers are held while a toast is being read or the page is hidden.
  useEffect(() => {
    const element = region.current
    if (!element) return
    const listening = new AbortController()
    const on = (type: string, act: (event: Event) => void, target: EventTarget = element) =>
      target.addEventListener(type, act, { signal: listening.signal })
    const followPage = () => (document.hidden ? layer.hold('hidden') : layer.release('hidden'))
    followPage()
    on('visibilitychange', followPage, document)
    on('pointerenter', () => layer.hold('pointer'))
    on('pointerleave', () => layer.release('pointer'))
    on('focusin', (event) => {
      layer.hold('focus')
      const before = (event as FocusEvent).relatedTarget
      if (before instanceof HTMLElement && !element.contains(before)) cameFrom.current = before
    })
    on('focusout', (event) => {
      if (!element.contains((event as FocusEvent).relatedTarget as Node | null)) layer.release('focus')
    })
    return () => listening.abort()
  }, [layer])

  const dismiss = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement)
    layer.dismiss(id)
    layer.release('pointer')
    layer.release('focus')
    if (hadFocus) cameFrom.current?.focus()
  }
  const list = (live: 'polite' | 'assertive') => (
    <div aria-live={live} className="grid">
      {entries
        .filter((entry) => (entry.variant === 'destructive') === (live === 'assertive'))
        .map((entry) => (
          <ToastView key={entry.id} entry={entry} dismissLabel={dismissLabel} onDismiss={() => dismiss(entry.id)} />
        ))}
    </div>
  )

  return (
    <div ref={region} className="grid">
      {list('assertive')}
      {list('polite')}
    </div>
  )
}

const tones = { default: 'bg-edge', success: 'bg-good', destructive: 'bg-danger' }

type ToastViewProps = { entry: ToastEntry; dismissLabel: string; onDismiss: () => void }

function ToastView({ entry, dismissLabel, onDismiss }: ToastViewProps) {
  const { title, description, variant = 'default', action } = entry
  return (
    <div className="plate pointer-events-auto flex animate-slide-in items-start gap-3 py-1 ps-5 pe-4 sm:py-2 sm:pe-6 [--plate-fill:var(--overlay)] [--plate-line:var(--edge)]">
      <span aria-hidden="true" className={classNames('absolute inset-y-px start-px w-1', tones[variant])} />
      <div className="min-w-0 flex-1 self-center py-0.5">
        <p className="font-display text-lg leading-tight font-extrabold tracking-[0.02em] uppercase">{title}</p>
        {description && <p className="text-sm leading-snug text-muted">{description}</p>}
        {action && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              action.onClick()
              onDismiss()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <Cross className="size-3.5" />
      </IconButton>
    </div>
  )
}
