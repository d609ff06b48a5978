import { MaskDrawing, type MaskProps } from './drawn-mask.tsx'
import { maskPolygons } from './war-mask-from-id.ts'

/** The mask that is made from an id. */
export function WarMask({ id, ...props }: MaskProps & { id: string }) {
  return <MaskDrawing polygons={maskPolygons(id)} {...props} />
}
