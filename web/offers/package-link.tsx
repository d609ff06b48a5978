import type { Offer } from '#contract/marketplace.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx'

type PackageLinkProps = Pick<ButtonLook, 'variant' | 'size'> & { offer: Pick<Offer, 'id' | 'title'> }

/** To the checkout of a package of sessions, whose times are chosen after it is paid. The page must load the texts `offers`. */
export function PackageLink({ offer: { id, title }, ...look }: PackageLinkProps) {
  const { t } = useTranslation('offers')
  return (
    <Link to={`/checkout/${id}`} aria-label={`${t('buyPackage')}: ${title}`} className={buttonClass(look)}>
      {t('buyPackage')}
    </Link>
  )
}
