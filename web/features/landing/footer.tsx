import type { MouseEvent } from 'react'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { pageExists } from '#contract/pages.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import type { LandingTexts } from './texts/en.ts'

type FooterProps = { texts: LandingTexts; language: Language; onChooseLanguage: (language: Language) => void }

export function Footer({ texts: { footer, hero, bar }, language, onChooseLanguage }: FooterProps) {
  // Real links for readers without scripts, such as search engines; with scripts there is no reload.
  const choose = (event: MouseEvent, one: Language) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChooseLanguage(one)
  }
  return (
    <footer className="footer">
      <div className="page footer-row">
        <p className="footer-brand">
          <Wordmark label="Kiai" className="brand-mark" />
          <span className="type-eyebrow">{hero.tagline}</span>
        </p>
        <nav aria-label={footer.languages} className="footer-links">
          {LANGUAGES.map((one) => (
            <a
              key={one}
              href={`/?lang=${one}`}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              className="brush-link"
              onClick={(event) => choose(event, one)}
            >
              {languageNames[one]}
            </a>
          ))}
        </nav>
        <nav aria-label={footer.more} className="footer-links">
          {pageExists('/coach-signup') && (
            <a href="/coach-signup" className="brush-link">
              {bar.becomeCoach}
            </a>
          )}
          <a href="/withdraw" className="brush-link">
            {footer.withdraw}
          </a>
          <a href="/api/docs" className="brush-link">
            {footer.api}
          </a>
        </nav>
        <p className="footer-note">{footer.note}</p>
      </div>
    </footer>
  )
}
