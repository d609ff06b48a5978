import type { Seller } from '#contract/marketplace.ts'
import { pageExists } from '#contract/pages.ts'
import { Link } from '#web/router/link.tsx'

/** Leads to what else the seller offers. */
export function SellerLink({ seller: { slug, name, kind } }: { seller: Seller }) {
  const marketplace = `/coach/${slug}/marketplace`
  const profile = kind === 'persona' ? `/coach/${slug}` : `/coach/${slug}/profile`
  return (
    <Link to={pageExists(marketplace) ? marketplace : profile} className="underline underline-offset-4">
      <bdi>{name}</bdi>
    </Link>
  )
}
