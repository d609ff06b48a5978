import { classNames } from './class-names.ts'
import { FLAME_BOX, TONGUES, tongueSize } from './flame-shape.ts'

export type FlameProps = {
  /** 0 to 100. */
  level: number
  /** Off where several burn beside each other, or nobody waits for this one. */
  flickers?: boolean
  className?: string
}

/** Grows and shrinks with its level. Decorative: whoever shows it says the level in words. */
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
