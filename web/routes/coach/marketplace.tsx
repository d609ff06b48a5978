import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { personaOf } from '#contract/personas.ts'
import { ApiError } from '#web/api/api-error.ts'
import { profilePath, publicProfilePath } from '#web/features/coaches/coach.ts'
import { CoachMask } from '#web/features/coaches/coach-mask.tsx'
import { CoachNotFound } from '#web/features/coaches/coach-not-found.tsx'
import { MarketplaceView } from '#web/features/marketplace/marketplace-view.tsx'
import { type Marketplace, marketplaceQuery } from '#web/features/marketplace/queries.ts'
import { addressOf, readWanted } from '#web/features/marketplace/wanted-offers.ts'
import { ReviewsButton } from '#web/features/reviews/reviews-button.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { RetryScreen } from '#web/shell/screens.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { WarMask } from '#web/ui/war-mask.tsx'

export function Screen() {
  const { coachId = '' } = useParams()
  return <SellerMarketplace key={coachId} slug={coachId} />
}

function SellerMarketplace({ slug }: { slug: string }) {
  const { t } = useTranslation(['marketplace', 'coaches'])
  const { session } = useSessionState()
  const [address, setAddress] = useSearch()
  const wanted = readWanted(address)
  const language = session?.user.language ?? 'en'
  const { data, error, isPlaceholderData, refetch } = useQuery(marketplaceQuery(slug, language, wanted))
  // A name that no coach can have is refused as invalid.
  const isMissing = error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
  usePageTitle(isMissing ? t('coaches:missing.title') : t('title', { name: data?.seller.name ?? '' }))
  if (isMissing) return <CoachNotFound />
  if (data)
    return (
      <MarketplaceView
        marketplace={data}
        language={language}
        wanted={wanted}
        onWant={(changed) =>
          setAddress((newest) => addressOf({ ...readWanted(newest), ...changed }), { replace: true })
        }
        isLate={isPlaceholderData}
        isOwn={session?.user.id === data.seller.user_id}
        back={<BackToCoach seller={data.seller} />}
        mask={<SellerMask seller={data.seller} />}
        reviews={(of, title, label) => <ReviewsButton of={of} title={title} label={label} />}
      />
    )
  if (error) return <RetryScreen onRetry={() => void refetch()}>{t('loadFailed')}</RetryScreen>
  return <Loading label={t('loading')} className="min-h-[60dvh]" />
}

/** A persona's own page, or the public profile of a coach of flesh and blood. */
function BackToCoach({ seller: { slug, name } }: Pick<Marketplace, 'seller'>) {
  const { t } = useTranslation('marketplace')
  const persona = personaOf(slug)
  return (
    <Link
      to={persona ? profilePath(persona) : publicProfilePath(slug)}
      className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t('back', { name })}
    </Link>
  )
}

function SellerMask({ seller: { slug, user_id } }: Pick<Marketplace, 'seller'>) {
  const persona = personaOf(slug)
  return persona ? (
    <CoachMask persona={persona} className="size-full" />
  ) : (
    <WarMask id={user_id ?? slug} className="size-full" />
  )
}
