import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/* Four emblems, hard-edged, two colours each. Decorative: the title beside them names them. */

type IconProps = { className?: string }

function Icon({ className = 'size-14', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      strokeWidth="3.2"
      className={classNames('block', className)}
    >
      {children}
    </svg>
  )
}

/** A fighter behind a raised guard. */
export function GuardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path className="stroke-blood" d="M7 6h34v20L24 43 7 26z" />
      <path className="stroke-text" d="m15 16 9 7 9-7M24 22v11" />
    </Icon>
  )
}

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        className="fill-ember"
        d="M25 2c2 8 11 13 13 23 2 11-5 20-14 20-9 0-16-8-14-19 1-5 4-8 6-10 0 5 2 8 4 9-1-9 1-17 5-23z"
      />
      <path className="fill-raised" d="M24 26c3 5 6 7 6 11 0 4-3 6-6 6s-6-2-6-6c0-4 4-6 6-11z" />
    </Icon>
  )
}

export function SpeechIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path className="stroke-text" d="M5 8h38v25H23l-9 9v-9H5z" />
      <path className="stroke-blood" d="M13 17h22M13 24h14" />
    </Icon>
  )
}

export function ScrollIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path className="stroke-brass" d="M9 5h30v38H9z" />
      <path className="stroke-text" d="M17 14h14M17 22h14M17 30h8" />
    </Icon>
  )
}
