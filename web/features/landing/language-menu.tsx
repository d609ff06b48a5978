import { LANGUAGES, type Language } from '#contract/language.ts'
import { Flag } from '#web/i18n/flag.tsx'
import { languageNames } from '#web/i18n/language-names.ts'
import { Menu } from '#web/ui/menu.tsx'

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
