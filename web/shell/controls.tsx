import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import { LANGUAGES, parseLanguage } from '#contract/language.ts'
import { Flag } from '#web/i18n/flag.tsx'
import { languageNames } from '#web/i18n/language-names.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useStore } from '#web/store/create-store.ts'
import { chooseTheme, THEMES, theme } from '#web/theme/theme.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'
import { commandKey, showCommandDialog } from './command-dialog-state.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** Buttons that open a menu or a dialog, quiet beside the content. */
const controlClass =
  'inline-flex min-h-11 items-center gap-3 rounded px-2 font-display text-base font-semibold tracking-[0.06em] text-muted uppercase hover:bg-strong hover:text-text'

type ControlProps = { side?: 'above' | 'below'; align?: 'start' | 'end'; compact?: boolean }

export function LanguageControl({ side = 'below', align = 'start', compact = false }: ControlProps) {
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

const themeIcons = { system: Monitor, dark: Moon, light: Sun }

export function ThemeControl({ side = 'below', align = 'start', compact = false }: ControlProps) {
  const { t } = useTranslation()
  const current = useStore(theme)
  const Current = themeIcons[current]
  return (
    <Menu
      label={t('theme.label')}
      side={side}
      align={align}
      buttonClassName={controlClass}
      items={THEMES.map((offered) => {
        const Icon = themeIcons[offered]
        return {
          id: offered,
          label: t(`theme.${offered}`),
          icon: <Icon className="size-5" />,
          checked: offered === current,
          onSelect: () => chooseTheme(offered),
        }
      })}
    >
      <Current aria-hidden="true" className="size-5" />
      <span className={classNames(compact && 'sr-only')}>{t(`theme.${current}`)}</span>
    </Menu>
  )
}

/** For pages outside the layout, which have no navigation. */
export function CompactControls() {
  return (
    <>
      <LanguageControl align="end" compact />
      <ThemeControl align="end" compact />
    </>
  )
}

/** Opens the command palette for those without a keyboard. */
export function PaletteButton({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation()
  const open = () => showCommandDialog('palette')
  if (!wide) {
    return (
      <IconButton label={t('palette.open')} onClick={open}>
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
    )
  }
  return (
    <button type="button" onClick={open} aria-keyshortcuts="Control+K Meta+K" className={controlClass}>
      <Search aria-hidden="true" className="size-5" />
      <span className="grow text-start">{t('palette.open')}</span>
      {/* A touch device rarely has a keyboard, so the keys are not shown. */}
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <kbd className="font-body text-xs font-medium normal-case">{commandKey()} K</kbd>
      </span>
    </button>
  )
}
