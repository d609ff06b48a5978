import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FEATURE_MAX_LENGTH, MOST_FEATURES } from '#contract/offer-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/field.tsx'
import { Cross } from '#web/ui/glyphs.tsx'
import { changed, featuresOf, inserted, linesOf, moved, removed } from './feature-lines.ts'

/** Alt and an arrow key move a line. */
const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

type Part = 'text' | 'up' | 'down'
type FeatureEditorProps = { value: string; onChange: (lines: string) => void; error?: ReactNode }

/** Edits what the service includes, line by line. Everything works by keyboard, and the focus follows the edited line. */
export function FeatureEditor({ value, onChange, error }: FeatureEditorProps) {
  const { t } = useTranslation('coach-desk')
  const features = featuresOf(value)
  const rows = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const next = useRef<{ place: number; part: Part }>(undefined)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!next.current) return
    const { place, part } = next.current
    next.current = undefined
    const row = rows.current?.children[place]
    const target =
      row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`) ??
      row?.querySelector<HTMLElement>('[data-part="text"]')
    const focused = target ?? addButton.current
    focused?.focus()
  })

  const change = (list: readonly string[], focus?: { place: number; part: Part }) => {
    next.current = focus
    onChange(linesOf(list))
  }
  const add = (place: number) => {
    if (features.length < MOST_FEATURES) change(inserted(features, place), { place, part: 'text' })
  }
  const remove = (place: number) => {
    change(removed(features, place), { place: Math.min(place, features.length - 2), part: 'text' })
    setSaid(t('features.removed'))
  }
  const move = (place: number, by: -1 | 1, part: Part) => {
    const list = moved(features, place, by)
    if (!list) return
    change(list, { place: place + by, part })
    setSaid(t('features.moved', { place: place + by + 1, length: features.length }))
  }
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    // Enter also ends an IME composition.
    if (event.nativeEvent.isComposing) return
    const by = event.altKey ? STEPS[event.key] : undefined
    const leaves = event.key === 'Backspace' && features[place] === ''
    if (by === undefined && event.key !== 'Enter' && !leaves) return
    event.preventDefault()
    if (by !== undefined) move(place, by, 'text')
    else if (leaves) remove(place)
    else add(place + 1)
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="type-eyebrow mb-1.5 text-text">{t('features.label')}</legend>
      <ul ref={rows} className="grid gap-2">
        {[...features.entries()].map(([place, feature]) => (
          <li key={place} className="flex flex-wrap items-center justify-end sm:flex-nowrap">
            <input
              type="text"
              data-part="text"
              aria-label={t('features.item', { place: place + 1 })}
              value={feature}
              maxLength={FEATURE_MAX_LENGTH}
              onChange={(event) => change(changed(features, place, event.target.value))}
              onKeyDown={(event) => onKeyDown(event, place)}
              className="field-box min-w-0 flex-1 basis-full sm:basis-0"
            />
            <IconButton
              data-part="up"
              label={t('features.up', { place: place + 1 })}
              disabled={place === 0}
              onClick={() => move(place, -1, 'up')}
              className="w-9"
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              data-part="down"
              label={t('features.down', { place: place + 1 })}
              disabled={place === features.length - 1}
              onClick={() => move(place, 1, 'down')}
              className="w-9"
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              label={t('features.remove', { place: place + 1 })}
              onClick={() => remove(place)}
              className="w-9"
            >
              <Cross className="size-3.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button
          ref={addButton}
          variant="ghost"
          size="small"
          disabled={features.length >= MOST_FEATURES}
          onClick={() => add(features.length)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('features.add')}
        </Button>
      </div>
      <FieldNotes
        hintId={undefined}
        errorId={undefined}
        hint={
          features.length >= MOST_FEATURES ? (
            t('features.full', { limit: MOST_FEATURES })
          ) : (
            <>
              {t('features.hint')} <span className="pointer-coarse:hidden">{t('features.moveHint')}</span>
            </>
          )
        }
        error={error}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
