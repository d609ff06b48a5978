import { useLocation } from 'react-router'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/navigation/link.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageControl } from './language-control.tsx'
import { isActive, navigationLinks } from './navigation-links.ts'
import { PaletteButton } from './palette-button.tsx'
import { PowerUpPromo } from './power-up-promo.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { ThemeControl } from './theme-control.tsx'

const linkClass =
  'brush-link inline-block py-2 font-display text-xl leading-none font-semibold tracking-[0.06em] uppercase'

/** The links and controls of the sidebar, and of the menu that takes its place on small screens. */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { status, session } = useSessionState()
  const signedIn = status === 'signed_in'
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
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
        <div className="mt-8">
          {signedIn ? (
            <SignOutButton />
          ) : (
            <Link to="/auth" className={buttonClass({ size: 'small' })} onClick={onLeave}>
              {t('nav.signIn')}
            </Link>
          )}
        </div>
      </nav>
      {signedIn && <PowerUpPromo onLeave={onLeave} />}
      <div className="mt-6 grid gap-1 border-t border-line pt-4">
        <PaletteButton wide />
        <LanguageControl side="above" />
        <ThemeControl side="above" />
      </div>
    </>
  )
}
