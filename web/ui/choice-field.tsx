import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldTexts, RequiredMark, splitField, useFieldControl } from './field.tsx'

export type ChoiceProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'role'> & FieldTexts

export function Checkbox(props: ChoiceProps) {
  const { field, element } = splitField(props)
  const { control, hintId, errorId } = useFieldControl(field)
  return (
    <div className={classNames('grid gap-1', field.className)}>
      <label htmlFor={control.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input {...element} {...control} type="checkbox" className="check-box mt-px" />
        <span>
          {field.label} {field.required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes hintId={hintId} errorId={errorId} hint={field.hint} error={field.error} />
    </div>
  )
}

/** The checkbox's own state says whether it is on; the role only makes screen readers call it a switch. */
const asSwitch = { role: 'switch' }

/** For a setting that takes effect at once, without a save button. */
export function Switch(props: ChoiceProps) {
  const { field, element } = splitField(props)
  const { control, hintId, errorId } = useFieldControl(field)
  return (
    <div className={classNames('grid', field.className)}>
      <label htmlFor={control.id} className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <span>{field.label}</span>
        <input {...element} {...control} type="checkbox" {...asSwitch} className="switch-box" />
      </label>
      <FieldNotes hintId={hintId} errorId={errorId} hint={field.hint} error={field.error} />
    </div>
  )
}
