import { type CSSProperties, useState } from 'react'
import type { Phase } from '#content/power-up/drills.ts'
import { classNames } from '#web/ui/class-names.ts'
import { InkSun } from '#web/ui/ink.tsx'
import { type Beat, fullness } from './drill-clock.ts'
import './power-up.css'

// Rendered once, because it has hundreds of strokes and the component renders several times a second.
const sun = <InkSun seed="power-up" className="size-full text-blood" />

type BreathingSunProps = { phases: readonly Phase[]; beat: Beat; paused: boolean }

/** Grows and shrinks with the breath, and shows its seconds. Decorative: the text beside it says what to do. */
export function BreathingSun({ phases, beat, paused }: BreathingSunProps) {
  return (
    <div aria-hidden="true" className={classNames('relative aspect-square', paused && 'breath-paused')}>
      <Breath key={beat.index} beat={beat} {...fullness(phases, beat.index)} />
      <p className="type-display absolute inset-0 grid place-items-center text-[clamp(4rem,20vmin,9rem)] text-bone tabular-nums">
        {beat.phaseLeft}
      </p>
    </div>
  )
}

function Breath({ beat, from, to }: { beat: Beat; from: number; to: number }) {
  // Only the start of the phase matters: from there on the animation runs by itself.
  const [into] = useState(beat.into)
  const size = (full: number) => 0.5 + full * 0.5
  const style = {
    '--breath-from': size(from),
    '--breath-to': size(to),
    '--breath-seconds': `${Math.min(beat.phase.seconds, 6)}s`,
    '--breath-into': `${into.toFixed(2)}s`,
  } as CSSProperties
  return (
    <div className="breath size-full" style={style}>
      <div className={beat.phase.breath === 'free' ? 'breath-free size-full' : 'size-full'}>{sun}</div>
    </div>
  )
}
