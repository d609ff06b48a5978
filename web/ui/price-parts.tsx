import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Tick } from './glyphs.tsx'

/** The list of what is included, without duplicates. */
export function Included({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  return (
    <ul className="grid gap-2 text-sm">
      {[...new Set(features)].map((feature) => (
        <li key={feature} className="flex items-start gap-2.5 [overflow-wrap:anywhere]">
          <Tick className="mt-1 size-3.5 shrink-0 text-danger" />
          <span className="min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  )
}

/** `spoken` tells screen readers what the strikethrough means. */
export function FormerPrice({ price, spoken, off }: { price: string; spoken: string; off: string }) {
  return (
    <>
      <s className="text-muted" aria-hidden="true">
        {price}
      </s>
      <span className="sr-only">{spoken}</span>
      <Badge variant="ember">{off}</Badge>
    </>
  )
}

export function Rating({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <Star aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gilt" />
      {children}
    </p>
  )
}
