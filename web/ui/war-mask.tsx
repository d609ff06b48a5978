import { classNames } from './class-names.ts'
import type { MaskFace } from './war-mask-faces.ts'
import { maskPolygons } from './war-mask-shape.ts'

export type WarMaskProps = {
  id: string
  /** One of the eight drawn faces; without it the id alone decides. */
  face?: MaskFace | undefined
  /** Leave out where the name stands beside it: the mask is then decoration. */
  label?: string
  className?: string
}

export function WarMask({ id, face, label, className = 'size-12' }: WarMaskProps) {
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('block', className)}
    >
      {maskPolygons(id, face).map(({ fill, points }) => (
        <polygon key={fill + points} fill={fill} points={points} />
      ))}
    </svg>
  )
}
