/* The two icons that even the smallest page needs, drawn here so that it need not load an icon library. */

type GlyphProps = { className?: string }

export function Tick({ className }: GlyphProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className={className}>
      <path d="m1 9 2-2 4 3 6.4-8.5 2.1.9L8 14.4l-1.7.3z" />
    </svg>
  )
}

export function Cross({ className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className={className}
    >
      <path d="m2.5 2.5 11 11m0-11-11 11" />
    </svg>
  )
}
