import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { NOTE_MAX_LENGTH } from '#contract/order-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/glyphs.tsx'

type DrillListProps = { value: string; most: number; onChange: (lines: string) => void }

/** Drills, one a line. Enter adds a line, Backspace in an empty one removes it. */
export function DrillList({ value, most, onChange }: DrillListProps) {
  const { t } = useTranslation('coach-orders')
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const next = useRef<number>(undefined)
  // Every line ends with a break, because the last may be empty.
  const drills = value.split('\n').slice(0, -1)
  useEffect(() => {
    if (next.current === undefined) return
    const target = list.current?.children[next.current]?.querySelector('input')
    next.current = undefined
    if (target) target.focus()
    else addButton.current?.focus()
  })
  const change = (lines: string[], focus?: number) => {
    next.current = focus
    onChange(lines.map((line) => `${line}\n`).join(''))
  }
  const add = (place: number) => {
    if (drills.length < most) change(drills.toSpliced(place, 0, ''), place)
  }
  const remove = (place: number) => change(drills.toSpliced(place, 1), Math.max(0, place - 1))
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="type-eyebrow mb-1.5 text-text">{t('film.drills')}</legend>
      <ul ref={list} className="grid gap-2 empty:hidden">
        {[...drills.entries()].map(([place, drill]) => (
          <li key={place} className="flex items-center">
            <input
              type="text"
              aria-label={t('film.drill', { place: place + 1 })}
              value={drill}
              maxLength={NOTE_MAX_LENGTH}
              onChange={({ target }) => change(drills.with(place, target.value.replaceAll(/[\r\n]+/g, ' ')))}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return
                const leaves = event.key === 'Backspace' && drill === ''
                if (event.key !== 'Enter' && !leaves) return
                event.preventDefault()
                if (leaves) remove(place)
                else add(place + 1)
              }}
              className="field-box"
            />
            <IconButton label={t('film.removeDrill', { place: place + 1 })} onClick={() => remove(place)}>
              <Cross className="size-3.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="ghost"
        size="small"
        className="justify-self-start"
        disabled={drills.length >= most}
        onClick={() => add(drills.length)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('film.addDrill')}
      </Button>
      <p className="text-sm text-muted">{t('film.drillsHint', { limit: most })}</p>
    </fieldset>
  )
}
