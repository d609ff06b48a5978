import { useQuery } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useId, useState } from 'react'
import { may } from '#contract/access.ts'
import type { Profile } from '#contract/profile.ts'
import { MOST_UNREAD } from '#contract/space-rules.ts'
import { UnreadMark } from '#web/features/messages/unread-mark.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { spacesQuery } from '#web/network/queries.ts'
import { useLocation } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { AvatarPicture } from '#web/ui/avatar-picture.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageControl, PaletteButton, ThemeControl } from './controls.tsx'
import { showFullScreen } from './full-screen-state.ts'
import { ACCOUNT_LINKS, isActive, navigationLinks } from './navigation-links.ts'
import { useSignOut } from './use-sign-out.ts'

const linkClass =
  'brush-link inline-block py-2 font-display text-xl leading-none font-semibold tracking-[0.06em] uppercase'

/** The links and controls of the sidebar, and of the menu that takes its place on small screens. */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { session } = useSessionState()
  const mayEnter = may('enter-network', session?.user.profile.membership_type)
  return (
    <>
      <nav aria-label={t('nav.label')} className="mt-8 grow">
        <ul className="grid gap-2">
          {navigationLinks(session?.user.profile).map(({ path, text }) => {
            const active = isActive(path, pathname)
            const className = classNames(linkClass, active ? 'text-text' : 'text-muted hover:text-text')
            return (
              <li key={path}>
                {path === '/' ? (
                  <a href="/" className={className}>
                    {t(`nav.${text}`)}
                  </a>
                ) : (
                  <Link to={path} className={className} aria-current={active ? 'page' : undefined} onClick={onLeave}>
                    {t(`nav.${text}`)}
                    {path === '/network' && mayEnter && <NetworkUnread />}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
        <div className="mt-8">
          {session ? (
            <>
              <OwnPicture profile={session.user.profile} />
              <ul className="mb-1 grid gap-1">
                {ACCOUNT_LINKS.map(({ path, text }) => {
                  const active = isActive(path, pathname)
                  const Icon = path === '/messages' ? Mail : ReceiptText
                  return (
                    <li key={path}>
                      <Link
                        to={path}
                        className={buttonClass({
                          variant: 'ghost',
                          size: 'small',
                          className: classNames('-ms-3', active && 'text-text'),
                        })}
                        aria-current={active ? 'page' : undefined}
                        onClick={onLeave}
                      >
                        <Icon aria-hidden="true" className="size-4" />
                        {t(`nav.${text}`)}
                        {path === '/messages' && <UnreadMark />}
                      </Link>
                    </li>
                  )
                })}
              </ul>
              <SignOutButton />
            </>
          ) : (
            <Link to="/auth" className={buttonClass({ size: 'small' })} onClick={onLeave}>
              {t('nav.signIn')}
            </Link>
          )}
        </div>
      </nav>
      {session && <PowerUpPromo onLeave={onLeave} />}
      <div className="mt-6 grid gap-1 border-t border-line pt-4">
        <PaletteButton wide />
        <LanguageControl side="above" />
        <ThemeControl side="above" />
      </div>
    </>
  )
}

/** How many posts of the member's spaces are new. */
function NetworkUnread() {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(spacesQuery(i18n.language))
  const unread = data?.reduce((sum, space) => sum + space.unread, 0) ?? 0
  if (unread === 0) return null
  const shown = unread > MOST_UNREAD ? t('notifications.manyUnread') : String(unread)
  return (
    <span className="slab-badge ms-2 inline-block px-1.5 py-[0.2rem] align-middle text-xs leading-none font-semibold text-on-action [--slab:var(--action)]">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t('network.unread', { count: unread, shown })}</span>
    </span>
  )
}

/** Few pictures fail to load, so the mask is not part of every page's first load. */
const LateMask = latePart(
  () => import('#web/ui/war-mask.tsx'),
  ({ WarMask }) => WarMask,
  { Missing: () => null },
)

/** Only for a member who has a picture. */
function OwnPicture({ profile: { user_id, full_name, avatar_url } }: { profile: Profile }) {
  if (!avatar_url) return null
  return (
    <p className="mb-3 flex items-center gap-3">
      <AvatarPicture
        src={avatar_url}
        size="small"
        fallback={(frame) => <LateMask id={user_id} className={classNames(frame, 'p-0.5')} />}
      />
      <span className="truncate font-medium">{full_name}</span>
    </p>
  )
}

function SignOutButton() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const signOut = useSignOut()
  const onClick = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Button variant="ghost" size="small" busy={busy} onClick={onClick} className="-ms-3">
      <LogOut aria-hidden="true" className="size-4" />
      {t('nav.signOut')}
    </Button>
  )
}

/** Opens the Daily Power-Up from any page. */
function PowerUpPromo({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const headingId = useId()
  const open = () => {
    // On a phone the menu closes first, because closing it later would take the focus from the drill.
    onLeave?.()
    showFullScreen({ kind: 'power-up' })
  }
  return (
    <section
      aria-labelledby={headingId}
      className="plate on-ink -mx-2 mt-8 grid gap-1.5 bg-transparent! p-5 [--plate-cut:1rem] [--plate-fill:#1f1110] [--plate-line:#47201c]"
    >
      <h2 id={headingId} className="type-display text-[1.6rem]">
        {t('powerUp.ready')}
      </h2>
      <p className="text-sm text-muted">{t('powerUp.text')}</p>
      <div className="mt-2">
        <Button size="small" aria-haspopup="dialog" onClick={open}>
          {t('powerUp.open')}
        </Button>
      </div>
    </section>
  )
}
