import { useTranslation } from '#web/i18n/use-translation.ts'
import { marketplacePath } from '#web/offers/marketplace-path.ts'
import { Link } from '#web/router/link.tsx'
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx'

type MarketplaceLinkProps = Pick<ButtonLook, 'variant' | 'size'> & {
  slug: string
  /** Named on a page that shows several coaches. */
  name?: string
}

export function MarketplaceLink({ slug, name, variant = 'text', size = 'medium' }: MarketplaceLinkProps) {
  const { t } = useTranslation('coaches')
  return (
    <Link
      to={marketplacePath(slug)}
      {...(name && { 'aria-label': t('card.marketplaceOf', { name }) })}
      className={buttonClass({ variant, size })}
    >
      {t('card.marketplace')}
    </Link>
  )
}
