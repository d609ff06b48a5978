import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'slab text-on-action',
  secondary: 'slab text-text [--slab:var(--strong)] [--slab-hover:var(--line)] hover:text-text',
  danger: 'slab slab-hollow text-danger hover:text-on-action [--slab-line:var(--danger)]',
  ghost: 'text-muted hover:text-text hover:bg-strong',
  text: 'border-b-2 border-blood text-text hover:text-danger',
}

const sizes = {
  small: 'min-h-10 px-5 text-base',
  medium: 'min-h-12 px-7 text-lg',
  large: 'min-h-14 px-9 text-xl',
}

const tightSizes = { small: 'min-h-10 text-base', medium: 'min-h-12 text-lg', large: 'min-h-14 text-xl' }

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined }

/** The classes alone, for links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'medium', className }: ButtonLook = {}): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 text-center font-display font-extrabold uppercase',
    'leading-none tracking-[0.06em] no-underline select-none',
    'disabled:opacity-50 aria-disabled:not-aria-busy:opacity-50',
    variants[variant],
    variant === 'text' ? `px-0.5 ${tightSizes[size]}` : variant === 'ghost' ? `px-3 ${tightSizes[size]}` : sizes[size],
    className,
  )
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

export function Button({ variant, size, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  // A busy button refuses clicks but is not `disabled`, because a disabled button loses the keyboard focus.
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={refuseWhileBusy}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
    >
      {busy && <Spinner className="absolute start-[0.5em] size-[0.7em]" />}
      {children}
    </button>
  )
}

export type IconButtonProps = ComponentProps<'button'> & { label: string }

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded text-muted',
        'hover:bg-strong hover:text-text disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  )
}
