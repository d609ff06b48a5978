import { useStore } from '#web/store/create-store.ts'
import { chooseTheme, THEMES, type Theme, theme } from '#web/theme/theme.ts'
import type { LandingTexts } from './texts/en.ts'

const following = (chosen: Theme): Theme => THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? 'system'

/** The style sheet chooses the icon by the document's theme, so it never flickers; the label follows at hydration. */
export function ThemeButton({ texts }: { texts: LandingTexts['bar']['theme'] }) {
  const current = useStore(theme, () => 'system' as const)
  return (
    <button
      type="button"
      className="bar-control theme-button"
      aria-label={texts[current]}
      title={texts[current]}
      onClick={() => chooseTheme(following(current))}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path className="theme-half" fill="currentColor" d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
        <path
          className="theme-moon"
          fill="currentColor"
          d="M10 2.75a7.25 7.25 0 1 0 7.25 7.25A5.2 5.2 0 0 1 10 2.75z"
        />
        <circle className="theme-sun" cx="10" cy="10" r="3.4" fill="currentColor" />
      </svg>
    </button>
  )
}
