import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useId } from 'react'
import { MOST_WINDOWS_A_DAY } from '#contract/calendar-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/field.tsx'
import { Cross } from '#web/ui/glyphs.tsx'
import { type DraftProblems, newWindow, type TypedWindow } from './calendar-draft.ts'
import { useProblemText } from './use-problem-text.ts'

type WindowsEditorProps = {
  /** The day: 'Monday'. It names the fields for those who hear them. */
  of: string
  windows: TypedWindow[]
  onChange: (windows: TypedWindow[]) => void
  problems: DraftProblems
  /** Under which name the problems of the day as a whole are. */
  place: string
  /** Further buttons beside that which adds hours. */
  children?: ReactNode
}

/** The hours of one day; none is a day off. */
export function WindowsEditor({ of, windows, onChange, problems, place, children }: WindowsEditorProps) {
  const { t } = useTranslation('calendars')
  const problemText = useProblemText()
  const noteId = useId()
  const add = () => {
    const last = windows.at(-1)?.to
    // After what is there already, so that the next hours need little typing.
    onChange([...windows, last && last < '22:00' && last !== '00:00' ? newWindow(last, '') : newWindow()])
  }
  const change = (changed: TypedWindow) =>
    onChange(windows.map((window) => (window.key === changed.key ? changed : window)))
  const note = problems[place]
  return (
    <div className="grid grid-cols-1 gap-2">
      {windows.length === 0 && <p className="py-2 text-muted">{t('hours.off')}</p>}
      {windows.map((window) => (
        <WindowRow
          key={window.key}
          of={of}
          window={window}
          error={problemText(problems[window.key])}
          onChange={change}
          onRemove={() => onChange(windows.filter(({ key }) => key !== window.key))}
        />
      ))}
      {note && <FieldNotes hintId={undefined} errorId={noteId} hint={undefined} error={problemText(note)} />}
      <div className="flex flex-wrap gap-x-3">
        {windows.length < MOST_WINDOWS_A_DAY && (
          <Button variant="ghost" size="small" className="-ms-3" onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t('hours.add')}
            <span className="sr-only">: {of}</span>
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

type WindowRowProps = {
  of: string
  window: TypedWindow
  error: string | undefined
  onChange: (window: TypedWindow) => void
  onRemove: () => void
}

function WindowRow({ of, window, error, onChange, onRemove }: WindowRowProps) {
  const { t } = useTranslation('calendars')
  const errorId = useId()
  const field = (name: 'from' | 'to') => (
    <input
      type="time"
      required
      aria-label={t(`hours.${name}`, { day: of })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={window[name]}
      onChange={({ target }) => onChange({ ...window, [name]: target.value })}
      className="field-box min-w-0 max-w-40 px-2 sm:px-2.5"
    />
  )
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex items-center gap-1 sm:gap-2">
        {field('from')}
        <span aria-hidden="true">–</span>
        {field('to')}
        <IconButton label={t('hours.remove', { day: of, from: window.from, to: window.to })} onClick={onRemove}>
          <Cross className="size-4" />
        </IconButton>
      </div>
      {error && <FieldNotes hintId={undefined} errorId={errorId} hint={undefined} error={error} />}
    </div>
  )
}
