import { FighterFileView } from '#web/features/fighter-file/fighter-file-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TrainersCard = latePart(
  () => import('#web/features/athletes/trainers-card.tsx'),
  (module) => module.TrainersCard,
  { texts: ['athletes', 'refusals'], waiting: () => <Skeleton className="h-64" /> },
)

export function Screen() {
  const { t } = useTranslation('fighter-file')
  usePageTitle(t('title'))
  return <FighterFileView trainers={<TrainersCard />} />
}
