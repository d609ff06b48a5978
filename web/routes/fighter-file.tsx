import { useTranslation } from 'react-i18next'
import { FighterFileView } from '#web/features/fighter-file/fighter-file-view.tsx'
import { usePageTitle } from './page-title.ts'

export function Screen() {
  const { t } = useTranslation('fighter-file')
  usePageTitle(t('title'))
  return <FighterFileView />
}
