import { type ComponentProps, Suspense, startTransition, useRef, useState } from 'react'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { suspendingPart } from '#web/router/late-part.tsx'
import { prefetchWhenIdle } from '#web/router/prefetch.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Composer as FullComposer } from './composer.tsx'
import { blankDraft, type Draft, isBlank, keepDraft, keptDraft } from './drafts.ts'

type ComposerProps = Omit<ComponentProps<typeof FullComposer>, 'takesFocus'>

const load = importWithRetries(() => import('./composer.tsx'))
prefetchWhenIdle(load)
const LoadedComposer = suspendingPart(async () => (await load()).Composer, {})

/**
 * Most readers do not write, so the composer loads when its field is used for the first time. Until then the field is a
 * plain one, and what is typed into it goes into the composer.
 */
export function Composer(props: ComposerProps) {
  const { user_id, place, label, initial = blankDraft, startOpen } = props
  const [wanted, setWanted] = useState(() => startOpen || keptDraft(user_id, place) !== undefined)
  const typed = useRef<Draft>(undefined)
  const hasFocus = useRef(false)
  const [text, setText] = useState('')
  const type = (body: string) => {
    const draft = { ...(typed.current ?? initial()), body }
    typed.current = draft
    keepDraft(user_id, place, isBlank(draft) ? undefined : draft)
    setText(body)
  }
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      {wanted ? (
        <LoadedComposer {...props} initial={() => typed.current ?? initial()} takesFocus={hasFocus} />
      ) : (
        <div className="plate grid p-4 sm:p-5">
          <textarea
            ref={props.field}
            rows={1}
            aria-label={label}
            placeholder={label}
            value={text}
            onChange={({ target }) => type(target.value)}
            onFocus={() => {
              hasFocus.current = true
              // The field stays while the composer loads.
              startTransition(() => setWanted(true))
            }}
            onBlur={() => {
              hasFocus.current = false
            }}
            className="field-box field-sizing-content max-h-[60dvh] min-h-12 resize-none"
          />
        </div>
      )}
    </Suspense>
  )
}
