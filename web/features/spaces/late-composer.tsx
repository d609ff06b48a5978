import { type ComponentProps, Suspense, startTransition, useRef, useState } from 'react'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { suspendingPart } from '#web/router/late-part.tsx'
import { prefetchWhenIdle } from '#web/router/prefetch.ts'
import { createStore } from '#web/store/create-store.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Composer as FullComposer } from './composer.tsx'
import { hasDrafts } from './kept-drafts.ts'

type ComposerProps = Omit<ComponentProps<typeof FullComposer>, 'before'>

const load = importWithRetries(() => import('./composer.tsx'))
prefetchWhenIdle(load)
const LoadedComposer = suspendingPart(async () => {
  const { Composer } = await load()
  isWriting.set(true)
  return Composer
}, {})

/** Whether a composer has been used since the application started. */
export const isWriting = createStore(false)

/**
 * Most readers do not write, so the composer loads when its field is used for the first time. Until then the field is a
 * plain one, and what is typed into it goes into the composer.
 */
export function Composer(props: ComposerProps) {
  const [wanted, setWanted] = useState(() => props.startOpen || hasDrafts(props.user_id))
  const [text, setText] = useState('')
  const before = useRef({ text: '', hasFocus: false })
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      {wanted ? (
        <LoadedComposer {...props} before={before} />
      ) : (
        <div className="plate grid p-4 sm:p-5">
          <textarea
            ref={props.field}
            rows={1}
            aria-label={props.label}
            placeholder={props.label}
            value={text}
            onChange={({ target }) => {
              before.current.text = target.value
              setText(target.value)
            }}
            onFocus={() => {
              before.current.hasFocus = true
              // The field stays while the composer loads.
              startTransition(() => setWanted(true))
            }}
            onBlur={() => {
              before.current.hasFocus = false
            }}
            className="field-box field-sizing-content max-h-[60dvh] min-h-12 resize-none"
          />
        </div>
      )}
    </Suspense>
  )
}
