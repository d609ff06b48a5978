import { encode } from 'uqr'

/** The quiet zone that scanners need around it, in modules. */
const QUIET_ZONE = 4

/** Always dark on light: many cameras do not read the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
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
