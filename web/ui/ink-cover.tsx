import { classNames } from './class-names.ts'
import { inkCircle, inkStroke, inkSun } from './ink-shape.ts'
import { between, seededRandom } from './seeded-random.ts'

const tones = { blood: '#D7261E', ember: '#FF6A1F', brass: '#C9A24B', bone: '#F3EDE3' }
const ink = '#0B0A09'

export type InkCoverProps = { seed: string; tone?: keyof typeof tones; className?: string }

/**
 * Poster art for things without a picture: a sun or a circle, and two strokes across it. Some seeds invert the colours.
 * It is the same in both themes.
 */
export function InkCover({ seed, tone = 'blood', className }: InkCoverProps) {
  const random = seededRandom(`cover ${seed}`)
  const x = Math.round(between(random, 20, 290))
  const y = Math.round(between(random, -40, 20))
  const tilt = Math.round(between(random, -16, -4))
  const low = Math.round(between(random, 210, 270))
  const high = Math.round(between(random, 90, 190))
  const turned = random() < 0.4
  const shape = random() < 0.6 ? inkSun(seed).paint : undefined
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames('block', className)}
    >
      <rect width="640" height="360" fill={turned ? tones[tone] : '#161412'} />
      <g transform={`translate(${x} ${y})`} fill={turned ? ink : tones[tone]}>
        {shape ? <path transform="scale(.5)" fillRule="evenodd" d={shape} /> : <path d={inkCircle(seed)} />}
      </g>
      <path
        fill={turned ? '#F3EDE3' : '#37322C'}
        transform={`translate(-60 ${low}) rotate(${tilt}) scale(.8 ${turned ? 0.3 : 0.8})`}
        d={inkStroke(`${seed} low`)}
      />
      <path
        fill={turned ? ink : '#F3EDE3'}
        transform={`translate(${x - 40} ${high}) rotate(${tilt}) scale(.4 .1)`}
        d={inkStroke(`${seed} high`)}
      />
    </svg>
  )
}
