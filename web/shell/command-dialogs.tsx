import Keyboard from 'lucide-react/icons/keyboard'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { HOUSE_COACH_FACTS } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { isCoach, may } from '#contract/access.ts'
import { LANGUAGES } from '#contract/language.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { profilePath, publicProfilePath } from '#web/features/coaches/coach.ts'
import { CoachMask } from '#web/features/coaches/coach-mask.tsx'
import { CommandPalette } from '#web/features/palette/command-palette.tsx'
import type { PaletteCommand, PaletteGroup } from '#web/features/palette/palette-command.ts'
import { ShortcutsDialog } from '#web/features/palette/shortcuts-dialog.tsx'
import { Flag } from '#web/i18n/flag.tsx'
import { languageNames } from '#web/i18n/language-names.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { chooseTheme, THEMES } from '#web/theme/theme.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import { type CommandDialog, commandKey, showCommandDialog } from './command-dialog-state.ts'
import { showFullScreen } from './full-screen-state.ts'
import { ACCOUNT_LINKS, navigationLinks } from './navigation-links.ts'
import { usePaletteSearch } from './palette-search.tsx'
import { useChooseLanguage } from './use-choose-language.ts'
import { useSignOut } from './use-sign-out.ts'

const themeIcons = { system: Monitor, dark: Moon, light: Sun }

type CommandDialogsProps = { shown: CommandDialog; onClose: () => void }

export function CommandDialogs({ shown, onClose }: CommandDialogsProps) {
  const [typed, setTyped] = useState('')
  const { groups, searching } = useCommands(typed, shown === 'palette')
  return (
    <>
      <CommandPalette
        open={shown === 'palette'}
        onClose={onClose}
        groups={groups}
        typed={typed}
        onType={setTyped}
        searching={searching}
      />
      <ShortcutsDialog open={shown === 'shortcuts'} onClose={onClose} commandKey={commandKey()} />
    </>
  )
}

/** Data is loaded only while `wanted` is true. */
function useCommands(typed: string, wanted: boolean): { groups: PaletteGroup[]; searching: boolean } {
  const { t } = useTranslation(['common', 'palette', 'coaches'])
  const navigate = useNavigate()
  const chooseLanguage = useChooseLanguage()
  const signOut = useSignOut()
  const { session } = useSessionState()
  const go = (path: string) => (path === '/' ? window.location.assign('/') : navigate(path))

  const links = [...navigationLinks(session?.user.profile), ...(session ? ACCOUNT_LINKS : [])]
  const pages: PaletteCommand[] = links.map(({ path, text }) => ({
    id: path,
    label: t(`nav.${text}`),
    run: () => go(path),
  }))
  if (session) {
    if (!isCoach(session.user.profile))
      pages.push({
        id: '/internal-coach-signup',
        label: t('nav.becomeCoach'),
        run: () => go('/internal-coach-signup'),
      })
    pages.push(
      { id: '/network/kings', label: t('nav.kings'), run: () => go('/network/kings') },
      { id: '/membership', label: t('nav.membership'), run: () => go('/membership') },
      { id: '/support', label: t('nav.support'), run: () => go('/support') },
      { id: 'log-training', label: t('nav.logTraining'), run: () => go('/training') },
      { id: 'power-up', label: t('powerUp.name'), run: () => showFullScreen({ kind: 'power-up' }) },
    )
  }
  const coaches = PERSONA_LABELS.map((label) => ({
    id: profilePath(label),
    label: `${PERSONA_FACTS[label].name} · ${t(`coaches:label.${label}`)}`,
    keywords: [t('nav.coaches')],
    icon: <CoachMask persona={label} className="size-5" />,
    run: () => go(profilePath(label)),
  }))
  const houseCoaches = HOUSE_COACH_SLUGS.map((slug) => ({
    id: publicProfilePath(slug),
    label: `${HOUSE_COACH_FACTS[slug].name} · ${t('coaches:human.house')}`,
    keywords: [t('nav.coaches')],
    icon: <WarMask id={slug} className="size-5" />,
    run: () => go(publicProfilePath(slug)),
  }))
  const found = usePaletteSearch(typed, wanted && session !== null, go)
  const words = typed.trim()
  const posts: PaletteCommand[] =
    session && words && may('enter-network', session.user.profile.membership_type)
      ? [
          {
            id: 'search posts',
            label: t('palette:searchPosts', { words }),
            icon: <Search className="size-5" />,
            foundBy: words,
            run: () => go(`/network?${new URLSearchParams({ q: words })}`),
          },
        ]
      : []
  const languages = LANGUAGES.map((language) => ({
    id: `language ${language}`,
    label: languageNames[language],
    keywords: [t('language.label')],
    icon: <Flag language={language} />,
    run: () => void chooseLanguage(language),
  }))
  const themes = THEMES.map((theme) => {
    const Icon = themeIcons[theme]
    return {
      id: `theme ${theme}`,
      label: t(`theme.${theme}`),
      keywords: [t('theme.label')],
      icon: <Icon className="size-5" />,
      run: () => chooseTheme(theme),
    }
  })
  const entrance = session
    ? { id: 'sign-out', label: t('nav.signOut'), icon: <LogOut className="size-5" />, run: () => void signOut() }
    : { id: 'sign-in', label: t('nav.signIn'), icon: <LogIn className="size-5" />, run: () => go('/auth') }
  const shortcuts = {
    id: 'shortcuts',
    label: t('palette:shortcuts.title'),
    icon: <Keyboard className="size-5" />,
    run: () => showCommandDialog('shortcuts'),
  }
  const groups: PaletteGroup[] = [
    { id: 'pages', commands: pages },
    { id: 'sessions', commands: session ? found.sessions : [] },
    { id: 'posts', commands: posts },
    { id: 'coaches', commands: session ? [...coaches, ...houseCoaches, ...found.coaches] : [] },
    { id: 'language', commands: languages },
    { id: 'theme', commands: themes },
    { id: 'account', commands: [entrance, shortcuts] },
  ]
  return { groups, searching: found.searching }
}
