import type { Language } from '#contract/language.ts'
import { pageExists } from '#contract/pages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import type { LandingTexts } from './texts/en.ts'
import { ThemeButton } from './theme-button.tsx'

type TopBarProps = {
  texts: LandingTexts['bar']
  language: Language
  signedIn: boolean
  noticeTitle?: string
  notice?: string
  onChooseLanguage: (language: Language) => void
  onSignOut: () => void
}

export function TopBar({ texts, language, signedIn, noticeTitle, notice, onChooseLanguage, onSignOut }: TopBarProps) {
  return (
    <header className="top-bar">
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <div className="page top-bar-row">
        <a href="/" className="brand">
          <Wordmark label="Kiai" className="brand-mark" />
        </a>
        <div className="top-bar-tools">
          <LanguageMenu language={language} label={texts.language} onChoose={onChooseLanguage} />
          <ThemeButton texts={texts.theme} />
        </div>
        <nav aria-label={texts.account} className="top-bar-account">
          {signedIn ? (
            <>
              <button type="button" className="bar-link" onClick={onSignOut}>
                {texts.signOut}
              </button>
              <a href="/dashboard" className={buttonClass({ size: 'small', className: 'bar-button' })}>
                {texts.dashboard}
              </a>
            </>
          ) : (
            <>
              {pageExists('/coach-signup') && (
                <a href="/coach-signup" className="bar-link bar-link-below">
                  {texts.becomeCoach}
                </a>
              )}
              <a href="/auth" className="bar-link">
                {texts.signIn}
              </a>
              <a href="/auth?mode=sign-up" className={buttonClass({ size: 'small', className: 'bar-button' })}>
                {texts.signUp}
              </a>
            </>
          )}
        </nav>
      </div>
      <div className="page">
        <div role="status" className="bar-notice">
          {noticeTitle && <strong>{noticeTitle}</strong>}
          {notice && <p>{notice}</p>}
        </div>
      </div>
    </header>
  )
}
