import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import { useForeignLanguage, WrittenIn } from '#web/i18n/foreign-text.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import { BackToCoaches } from './back-to-coaches.tsx'
import { FollowButton } from './follow-button.tsx'
import { MarketplaceLink } from './marketplace-link.tsx'

type PublicHeroProps = {
  slug: string
  /** The id of the war mask shown without a picture; for an account it is the same everywhere. */
  maskId: string
  role: string
  name: string
  username?: string
  location?: string
  picture: string | null
  bio: string
  tags: readonly string[]
  /** The account that messages go to; a house coach has none. */
  writeTo?: string
  /** Where a session is booked, if there is one. */
  bookAt?: string | undefined
}

/** The head of a public profile, the same for house coaches and approved ones. */
export function PublicHero({
  slug,
  maskId,
  role,
  name,
  username,
  location,
  picture,
  bio,
  tags,
  writeTo,
  bookAt,
}: PublicHeroProps) {
  const { t } = useTranslation('coaches')
  const { session } = useSessionState()
  const language = useForeignLanguage(bio)
  return (
    <header className={classNames(posterClass, 'pt-5 pb-16 lg:pt-8')}>
      <Cover slug={slug} maskId={maskId} picture={picture} />
      <BackToCoaches />
      <div className="pt-52 md:max-w-[58%] md:py-12">
        <p className="type-eyebrow">{role}</p>
        <h1 className={classNames('type-display mt-3 [overflow-wrap:anywhere]', nameSize(name))}>{name}</h1>
        {(username || location) && (
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
            {username && <span>{username}</span>}
            {location && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4 text-gilt" />
                {location}
              </span>
            )}
          </p>
        )}
        {bio && (
          <p lang={language} className="mt-5 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {bio}
          </p>
        )}
        <WrittenIn language={language} />
        {tags.length > 0 && (
          <ul aria-label={t('public.tags')} className="mt-6 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        {bookAt && (
          <Link to={bookAt} className={buttonClass({ size: 'large', className: 'mt-7 -ms-1' })}>
            {t('card.book')}
          </Link>
        )}
        <div className="mt-7 -ms-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <FollowButton slug={slug} name={name} own={session?.user.id === maskId} />
          {writeTo && writeTo !== session?.user.id && (
            <Link to={`/messages?with=${writeTo}`} className={buttonClass({ variant: 'secondary' })}>
              <Mail aria-hidden="true" className="size-[1.05em]" strokeWidth={2.5} />
              {t('featured.connect')}
            </Link>
          )}
          <MarketplaceLink slug={slug} />
        </div>
      </div>
    </header>
  )
}

/** As large as the longest word of the name allows, so that no word is broken. */
function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((part) => part.length))
  if (longest > 13) return 'text-[clamp(2rem,1rem+3.2vw,3.75rem)]'
  return longest > 9 ? 'text-[clamp(2.75rem,1.4rem+4.2vw,5rem)]' : 'text-[clamp(3rem,1.6rem+6vw,6.5rem)]'
}

function Cover({ slug, maskId, picture }: Pick<PublicHeroProps, 'slug' | 'maskId' | 'picture'>) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-1">
      <InkStroke
        seed={`cover ${slug}`}
        className="absolute -start-[10%] bottom-[6%] h-40 w-[120%] -rotate-6 text-charcoal"
      />
      <div className="absolute -end-10 top-10 size-64 md:top-1/2 md:-end-[5%] md:aspect-square md:h-auto md:w-[44%] md:-translate-y-1/2">
        <InkSun seed={`coach ${slug}`} className="size-full text-blood" />
        {picture ? (
          <div className="absolute inset-[19%] [clip-path:polygon(0_0,calc(100%-1.5rem)_0,100%_1.5rem,100%_100%,0_100%)]">
            <Avatar id={maskId} src={picture} size="full" />
          </div>
        ) : (
          <WarMask id={maskId} className="absolute inset-[13%] size-[74%]" />
        )}
      </div>
    </div>
  )
}
