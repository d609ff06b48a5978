import { classNames } from './class-names.ts'
import { FLAME_BOX, TONGUES, tongueSize } from './flame-shape.ts'

export type FlameProps = {
  /** 0 to 100. */
  level: number
  /** Set to false where several flames are shown, or where motion would distract. */
  flickers?: boolean
  className?: string
}

/** Grows and shrinks with its level. Decorative: the level has to be shown as text beside it. */
export function Flame({ level, flickers = true, className }: FlameProps) {
  return (
    <svg
      viewBox={`0 0 ${FLAME_BOX.width} ${FLAME_BOX.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={classNames('flame', className)}
    >
      {TONGUES.map((tongue) => {
        const { x, y } = tongueSize(tongue, level)
        return (
          <g key={tongue.id} className="flame-tongue" style={{ transform: `scale(${x}, ${y})` }}>
            <g className={flickers ? 'flame-flicker' : undefined}>
              {tongue.plates.map(({ fill, points }) => (
                <polygon key={points} fill={fill} points={points} />
              ))}
            </g>
          </g>
        )
      })}
    </svg>
  )
}
