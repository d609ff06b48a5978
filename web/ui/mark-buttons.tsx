import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'

const MARKS = Array.from({ length: 10 }, (_, index) => index + 1)

type MarkButtonsProps = {
  /** The id of what is marked. */
  labelledBy: string
  nameOf: (mark: number) => string
  /** The mark that was given before. */
  given?: number | null
  busy?: boolean
  /** The columns. */
  className?: string
  onGive: (mark: number) => void
}

/** How it went, from 1 to 10, in one tap. */
export function MarkButtons(props: MarkButtonsProps) {
  const { labelledBy, nameOf, given = null, busy = false, className = 'grid-cols-5', onGive } = props
  return (
    <fieldset aria-labelledby={labelledBy} className={classNames('grid gap-2', className)}>
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-label={nameOf(mark)}
          aria-pressed={given === null ? undefined : mark === given}
          // Not `disabled`, because a disabled button loses the keyboard focus.
          {...(busy && { 'aria-disabled': true })}
          onClick={() => {
            if (!busy) onGive(mark)
          }}
          className={buttonClass({ variant: mark === given ? 'primary' : 'secondary', className: 'px-0' })}
        >
          {mark}
        </button>
      ))}
    </fieldset>
  )
}
