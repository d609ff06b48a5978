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
  /** Lifts under the pointer. Put one link with `data-cover` inside to make the whole card lead there. */
  leads?: boolean
  /** A large figure behind the content: an order, never information on its own. */
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
