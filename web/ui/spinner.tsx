import { classNames } from './class-names.ts'

/** An ensō, a circle drawn in one stroke. Decorative: a text beside it says what is loading. */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('animate-spin-brush shrink-0', className)}>
      <path
        fill="currentColor"
        d="M13.2 1.6C7.6.8 2 5 1.5 11.2 1 17.6 5.8 22.5 12 22.5c4.7 0 8.6-2.7 10.1-6.9l-1.3.9c-1.7 3-5 4.5-8.6 4.1C7.3 20.1 4 16 4.5 11.3 5 6.9 8.7 4 12.9 4.1l2.3.5-.6-.9 1.6.4Z"
      />
    </svg>
  )
}

/** A spinner with its label, in the middle of the place where the content will appear. */
export function Loading({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={classNames('flex items-center justify-center gap-3 p-8 text-muted', className)}>
      <Spinner className="size-7 text-action" />
      <span>{label}</span>
    </div>
  )
}
