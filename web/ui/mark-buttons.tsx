import { buttonClass } from './button.tsx'

const MARKS = Array.from({ length: 10 }, (_, index) => index + 1)

type MarkButtonsProps = {
  /** The id of what is marked. */
  labelledBy: string
  nameOf: (mark: number) => string
  /** The mark that was given before. */
  given?: number | null
  busy?: boolean
  onGive: (mark: number) => void
}

/** How it went, from 1 to 10, in one tap. */
export function MarkButtons({ labelledBy, nameOf, given = null, busy = false, onGive }: MarkButtonsProps) {
  return (
    <fieldset aria-labelledby={labelledBy} className="grid grid-cols-5 gap-2">
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
