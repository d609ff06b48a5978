import { qrMatrix } from './qr-matrix.ts'

const QUIET_ZONE = 4

/** Always dark on light: many cameras do not read the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const matrix = qrMatrix(text)
  if (!matrix) return null
  const size = matrix.length + 2 * QUIET_ZONE
  const path = matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-60 rounded bg-bone"
    >
      <path d={path} className="fill-ink" />
    </svg>
  )
}
