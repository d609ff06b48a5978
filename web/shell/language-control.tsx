import { LANGUAGES, parseLanguage } from '#contract/language.ts'
import { Flag } from '#web/i18n/flag.tsx'
import { languageNames } from '#web/i18n/language-names.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Menu } from '#web/ui/menu.tsx'
import { controlClass } from './control-class.ts'
import { useChooseLanguage } from './use-choose-language.ts'

type LanguageControlProps = { side?: 'above' | 'below'; align?: 'start' | 'end'; compact?: boolean }

export function LanguageControl({ side = 'below', align = 'start', compact = false }: LanguageControlProps) {
  const { t, i18n } = useTranslation()
  const choose = useChooseLanguage()
  const current = parseLanguage(i18n.language) ?? 'en'
  return (
    <Menu
      label={t('language.label')}
      side={side}
      align={align}
      buttonClassName={controlClass}
      items={LANGUAGES.map((language) => ({
        id: language,
        label: languageNames[language],
        lang: language,
        icon: <Flag language={language} />,
        checked: language === current,
        onSelect: () => void choose(language),
      }))}
    >
      <Flag language={current} />
      <span lang={current}>{compact ? current.toUpperCase() : languageNames[current]}</span>
    </Menu>
  )
}
