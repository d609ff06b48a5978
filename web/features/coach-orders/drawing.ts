export const DRAWING_TOOLS = ['pen', 'arrow'] as const
export type DrawingTool = (typeof DRAWING_TOOLS)[number]

/** From 0 to 1 across the picture, so that it fits every size it is shown in. */
export type Point = { x: number; y: number }
/** `pen`: through all points. `arrow`: from the first point to the last. */
export type Stroke = { tool: DrawingTool; points: Point[] }

export function startStroke(strokes: readonly Stroke[], tool: DrawingTool, at: Point): Stroke[] {
  return [...strokes, { tool, points: [inside(at)] }]
}

/** Leads the last stroke on to this point. */
export function leadOn(strokes: readonly Stroke[], to: Point): Stroke[] {
  const last = strokes.at(-1)
  if (!last) return []
  const point = inside(to)
  const points = last.tool === 'pen' ? [...last.points, point] : [...last.points.slice(0, 1), point]
  return [...strokes.slice(0, -1), { ...last, points }]
}

/** A click without a movement leaves no arrow, only a dot of the pen. */
export function endStroke(strokes: readonly Stroke[]): Stroke[] {
  const last = strokes.at(-1)
  return last?.tool === 'arrow' && isShort(last) ? strokes.slice(0, -1) : [...strokes]
}

const SHORTEST_ARROW = 0.01

function isShort({ points: [from, to] }: Stroke): boolean {
  return !from || !to || Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST_ARROW
}

export function inside({ x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), 1), y: Math.min(Math.max(y, 0), 1) }
}

type Size = { width: number; height: number }

/** The size of a still: its longer side is at most this, as the store keeps no larger ones. */
export function stillSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The ends of the two lines of an arrow's head, in pixels. */
export function arrowHead(from: Point, to: Point, length: number): [Point, Point] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const end = (turn: number) => ({
    x: to.x - length * Math.cos(angle + turn),
    y: to.y - length * Math.sin(angle + turn),
  })
  return [end(Math.PI / 6), end(-Math.PI / 6)]
}

/** Readable on every film: a red line with a light edge. */
const LINES = [
  ['#f3ede3', 1.9],
  ['#d7261e', 1],
] as const

export function paintStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[], size: Size): void {
  const width = Math.max(3, Math.max(size.width, size.height) / 160)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [colour, times] of LINES) {
    context.strokeStyle = colour
    context.lineWidth = width * times
    for (const stroke of strokes) strokePath(context, stroke, size, width * 5)
  }
}

function strokePath(context: CanvasRenderingContext2D, { tool, points }: Stroke, size: Size, head: number): void {
  const placed = points.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }))
  const [first, ...others] = placed
  if (!first) return
  context.beginPath()
  context.moveTo(first.x, first.y)
  // A single point is drawn as a dot.
  for (const { x, y } of others.length > 0 ? others : [first]) context.lineTo(x, y)
  const last = others.at(-1)
  if (tool === 'arrow' && last) {
    const [one, other] = arrowHead(first, last, head)
    context.moveTo(one.x, one.y)
    context.lineTo(last.x, last.y)
    context.lineTo(other.x, other.y)
  }
  context.stroke()
}
