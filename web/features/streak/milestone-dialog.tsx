import { useTranslation } from '#web/i18n/use-translation.ts'
import { MilestoneMoment } from './milestone-moment.tsx'
import type { Milestone } from './milestones.ts'
import { Stage } from './stage.tsx'

type MilestoneDialogProps = { milestone: Milestone; camp?: boolean; user_id: string; onClose: () => void }

export function MilestoneDialog(props: MilestoneDialogProps) {
  const { t } = useTranslation(['streak', 'common'])
  return (
    <Stage
      label={props.camp ? t('milestone.camp.title') : t('milestone.title', { count: props.milestone })}
      onClose={props.onClose}
      closeLabel={t('common:action.close')}
    >
      <MilestoneMoment {...props} />
    </Stage>
  )
}
