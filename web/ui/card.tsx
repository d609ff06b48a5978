import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: '',
  chosen: '[--plate-line:var(--blood)]',
  fire: '[--plate-line:var(--ember)]',
  brass: '[--plate-line:var(--brass)]',
}

export type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li'
  tone?: keyof typeof tones
  /** Lifts under the pointer. One link with `data-cover` inside makes the whole card a link. */
  leads?: boolean
  /** A large number behind the content, as decoration only. */
  numeral?: ReactNode
  flush?: boolean
  className?: string
  'aria-labelledby'?: string
  children: ReactNode
}

export function Card(props: CardProps) {
  const { as: Tag = 'div', tone = 'plain', leads = false, numeral, flush = false, className, children, ...rest } = props
  return (
    <Tag {...rest} className={classNames('plate', leads && 'plate-link', !flush && 'p-6', tones[tone], className)}>
      {numeral !== undefined && (
        <span
          aria-hidden="true"
          className="type-display pointer-events-none absolute end-5 top-2 -z-1 text-[7rem] leading-[0.85] text-ghost select-none"
        >
          {numeral}
        </span>
      )}
      {children}
    </Tag>
  )
}
