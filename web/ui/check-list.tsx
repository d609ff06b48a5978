import { classNames } from './class-names.ts'
import { FieldNotes, type FieldTexts, RequiredMark, useFieldControl } from './field.tsx'

export type CheckListProps = FieldTexts & {
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** Gives the chosen values in the order of the options. */
  onChoose: (chosen: string[]) => void
}

/** A group of checkboxes under one label. */
export function CheckList({ name, options, chosen, onChoose, ...field }: CheckListProps) {
  const { control, hintId, errorId } = useFieldControl(field)
  const turn = (value: string, on: boolean) =>
    onChoose(options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))))
  return (
    <fieldset
      aria-describedby={control['aria-describedby']}
      className={classNames('grid min-w-0 gap-1.5', field.className)}
    >
      <legend className="type-eyebrow mb-1.5 text-text">
        {field.label} {field.required && <RequiredMark />}
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => turn(value, event.target.checked)}
              aria-invalid={control['aria-invalid']}
              className="check-box mt-px"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hintId={hintId} errorId={errorId} hint={field.hint} error={field.error} />
    </fieldset>
  )
}
