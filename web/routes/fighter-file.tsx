import { FighterFileView } from '#web/features/fighter-file/fighter-file-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('fighter-file')
  usePageTitle(t('title'))
  return <FighterFileView />
}
