import { FOCUSES, type Focus } from '#content/personas/persona.ts'
import { CoachList } from '#web/features/coaches/coach-list.tsx'
import { CoachesClosing } from '#web/features/coaches/coaches-closing.tsx'
import { CoachesHero } from '#web/features/coaches/coaches-hero.tsx'
import { HumanCoaches } from '#web/features/coaches/human-coaches.tsx'
import { addressOf, readWanted } from '#web/features/coaches/wanted-coaches.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearch()
  usePageTitle(t('nav.coaches'))
  const focus = FOCUSES.find((one) => one === search.get('focus'))
  const chooseFocus = (chosen: Focus | undefined) => {
    setSearch(
      (newest) => {
        const { focus: _former, ...rest } = Object.fromEntries(newest)
        return { ...rest, ...(chosen && { focus: chosen }) }
      },
      { replace: true },
    )
  }
  return (
    <div className="grid gap-12">
      <CoachesHero />
      <CoachList focus={focus} onFocus={chooseFocus} />
      <HumanCoaches
        wanted={readWanted(search)}
        onWant={(changed) =>
          setSearch((newest) => addressOf({ ...readWanted(newest), ...changed }, newest), { replace: true })
        }
      />
      <CoachesClosing />
    </div>
  )
}
