import { LANGUAGES, type Language } from '#contract/language.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Flag } from './flags.tsx'

/** Each in its own words: someone lost in a foreign language must find the way out. */
export const languageNames: Record<Language, string> = { en: 'English', pt: 'Português', es: 'Español' }

type LanguageMenuProps = { language: Language; label: string; onChoose: (language: Language) => void }

export function LanguageMenu({ language, label, onChoose }: LanguageMenuProps) {
  return (
    <Menu
      align="end"
      label={label}
      buttonClassName="bar-control"
      items={LANGUAGES.map((one) => ({
        id: one,
        label: languageNames[one],
        lang: one,
        icon: <Flag language={one} />,
        checked: one === language,
        onSelect: () => onChoose(one),
      }))}
    >
      <Flag language={language} />
      <span lang={language} className="sr-only md:not-sr-only">
        {languageNames[language]}
      </span>
    </Menu>
  )
}
