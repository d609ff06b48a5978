import { classNames } from './class-names.ts'
import type { DrawnMask } from './war-mask-faces.ts'
import { drawnMaskPolygons, type MaskPolygon } from './war-mask-shape.ts'

export type MaskProps = {
  /** Leave out where the name is shown beside it: the mask is then decoration. */
  label?: string
  className?: string
}

/** One of the eight drawn masks. Apart from WarMask: the landing page shows no others, and those take 4 kB. */
export function DrawnWarMask({ mask, ...props }: MaskProps & { mask: DrawnMask }) {
  return <MaskDrawing polygons={drawnMaskPolygons(mask)} {...props} />
}

export function MaskDrawing({ polygons, label, className = 'size-12' }: MaskProps & { polygons: MaskPolygon[] }) {
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('block', className)}
    >
      {polygons.map(({ fill, points }) => (
        <polygon key={fill + points} fill={fill} points={points} />
      ))}
    </svg>
  )
}
