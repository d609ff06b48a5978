import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes } from '#web/ui/field.tsx'

type Choice<Value> = { value: Value; label: ReactNode; name?: string }

type ChoiceGroupProps<Value> = {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** The classes of the grid. */
  className: string
  size?: 'large' | 'small'
  /** A choice is missing. */
  error?: ReactNode
  /** After the last choice, such as a field for another value. */
  children?: ReactNode
}

/** Radio buttons as big buttons, for one thumb. `name` is read in place of a label that is too short. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, value, onChange, className, size = 'large', error, children } = props
  const [name, errorId] = [useId(), useId()]
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="type-eyebrow mb-1.5 text-text">{legend}</legend>
      <div className={classNames('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'grid cursor-pointer place-items-center rounded border border-edge px-1 text-center font-display font-extrabold tracking-wide uppercase select-none',
              'hover:bg-strong has-checked:border-blood has-checked:bg-strong has-checked:shadow-[inset_0_-4px_0_var(--action)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              size === 'large'
                ? 'min-h-14 text-base leading-tight min-[26rem]:text-lg'
                : 'min-h-12 text-lg tabular-nums',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-label={choice.name}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
        {children}
      </div>
      {error && <FieldNotes hintId={undefined} hint={undefined} errorId={errorId} error={error} />}
    </fieldset>
  )
}
