import { useTranslation } from 'react-i18next'
import { FOCUSES } from '#content/personas/persona.ts'
import { CoachList } from '#web/features/coaches/coach-list.tsx'
import { CoachesClosing } from '#web/features/coaches/coaches-closing.tsx'
import { CoachesHero } from '#web/features/coaches/coaches-hero.tsx'
import { useSearch } from '#web/navigation/use-search.ts'
import { usePageTitle } from './page-title.ts'

export function Screen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearch()
  usePageTitle(t('nav.coaches'))
  const focus = FOCUSES.find((one) => one === search.get('focus'))
  return (
    <div className="grid gap-12">
      <CoachesHero />
      <CoachList focus={focus} onFocus={(chosen) => setSearch(chosen ? { focus: chosen } : {}, { replace: true })} />
      <CoachesClosing />
    </div>
  )
}
