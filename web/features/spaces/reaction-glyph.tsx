import type { Reaction } from '#contract/space-rules.ts'

/** Our own five drawings, so that they look the same on every device. */
const PATHS: Record<Reaction, string> = {
  fist: 'M5 10 7 6h10l2 4v4l-3 3v4H8v-4l-3-3zM9 6v5m3-5v5m3-5v5M5 12.5h6.5',
  fire: 'M12 2c1 4.5 6 6.5 6 12.5a6 6 0 0 1-12 0c0-3 2-4.5 2-7.5 2 1 3 2.5 3 4.5 1.5-2.5 2-5.5 1-9.5zM12 21c-1.5-1-2-2.5-1-4 1 .5 1.5.5 2-1 1.5 2 1 4-1 5z',
  respect: 'M6.5 4.5a2.3 2.3 0 1 1-.01 4.6 2.3 2.3 0 0 1 0-4.6zM9 10l8 .5 1.5 10.5M16 10.5 9.5 17M13.5 13l.5 8',
  laugh: 'M12 3a9 9 0 1 1-.01 18A9 9 0 0 1 12 3zM7 13h10c0 6-10 6-10 0zM7 9.5l2-1.5 2 1.5m2 0 2-1.5 2 1.5',
  strong: 'M8.2 9a4.3 4.3 0 1 1 7.6 0M7 9h10l2.5 6-2 6h-11l-2-6z',
}

export function ReactionGlyph({ reaction }: { reaction: Reaction }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="size-5"
    >
      <path d={PATHS[reaction]} />
    </svg>
  )
}
