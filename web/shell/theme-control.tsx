import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { chooseTheme, currentTheme, onThemeChange, THEMES } from '#web/theme/theme.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'
import { controlClass } from './control-class.ts'

const icons = { system: Monitor, dark: Moon, light: Sun }

type ThemeControlProps = { side?: 'above' | 'below'; align?: 'start' | 'end'; compact?: boolean }

export function ThemeControl({ side = 'below', align = 'start', compact = false }: ThemeControlProps) {
  const { t } = useTranslation()
  const current = useSyncExternalStore(onThemeChange, currentTheme)
  const Current = icons[current]
  return (
    <Menu
      label={t('theme.label')}
      side={side}
      align={align}
      buttonClassName={controlClass}
      items={THEMES.map((theme) => {
        const Icon = icons[theme]
        return {
          id: theme,
          label: t(`theme.${theme}`),
          icon: <Icon className="size-5" />,
          checked: theme === current,
          onSelect: () => chooseTheme(theme),
        }
      })}
    >
      <Current aria-hidden="true" className="size-5" />
      <span className={classNames(compact && 'sr-only')}>{t(`theme.${current}`)}</span>
    </Menu>
  )
}
