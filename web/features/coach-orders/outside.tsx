import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'

/** A link that a member typed. It opens in a new tab, which learns nothing about this page; the address is shown. */
export function Outside({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('https://')) return <span className="[overflow-wrap:anywhere]">{href}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-4">
      {children} <ExternalLink aria-hidden="true" className="inline size-4" />
      <span className="block text-sm text-muted [overflow-wrap:anywhere]">{href}</span>
    </a>
  )
}
