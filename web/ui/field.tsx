import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = {
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  className?: string | undefined
}

/** The attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function useFieldControl({ id, hint, error, required }: FieldTexts) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const control: FieldControl = {
    id: controlId,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(errorId, hintId) || undefined,
  }
  return { control, hintId, errorId }
}

/** Splits a control's props into those of its field and those of the element itself. */
export function splitField<Props extends FieldTexts>({
  id,
  label,
  hint,
  error,
  required,
  className,
  ...element
}: Props) {
  return { field: { id, label, hint, error, required, className }, element }
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      *
    </span>
  )
}

type FieldNotesProps = { hintId: string | undefined; errorId: string | undefined; hint: ReactNode; error: ReactNode }

export function FieldNotes({ hintId, errorId, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  )
}

/** Label above, error and hint below, and between them the control that the children render. */
export function Field({ children, ...texts }: FieldTexts & { children: (control: FieldControl) => ReactNode }) {
  const { control, hintId, errorId } = useFieldControl(texts)
  return (
    <div className={classNames('grid content-start gap-1.5', texts.className)}>
      <label htmlFor={control.id} className="type-eyebrow text-text">
        {texts.label} {texts.required && <RequiredMark />}
      </label>
      {children(control)}
      <FieldNotes hintId={hintId} errorId={errorId} hint={texts.hint} error={texts.error} />
    </div>
  )
}
