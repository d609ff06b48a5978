import { classNames } from './class-names.ts'
import type { DrawnMask } from './war-mask-faces.ts'
import { maskPolygons } from './war-mask-shape.ts'

export type WarMaskProps = {
  id: string
  /** One of the eight drawn masks; without it the mask is made from the id. */
  mask?: DrawnMask | undefined
  /** Leave out where the name is shown beside it: the mask is then decoration. */
  label?: string
  className?: string
}

export function WarMask({ id, mask, label, className = 'size-12' }: WarMaskProps) {
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('block', className)}
    >
      {maskPolygons(id, mask).map(({ fill, points }) => (
        <polygon key={fill + points} fill={fill} points={points} />
      ))}
    </svg>
  )
}
