import { useQuery } from '@tanstack/react-query'
import { stepNotesQuery } from '#web/features/athletes/queries.ts'
import { PlanList } from '#web/features/plans/plan-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

const StepNotes = latePart(
  () => import('#web/features/athletes/step-notes.tsx'),
  (module) => module.StepNotes,
  { texts: ['athletes'], waiting: () => null, prefetch: false },
)

export function Screen() {
  const { t } = useTranslation('plans')
  // The plans are shown without them where they cannot be read.
  const { data } = useQuery(stepNotesQuery)
  usePageTitle(t('title'))
  const notesOn = (step_id: string) => {
    const notes = data?.notes.filter((note) => note.step_id === step_id) ?? []
    return notes.length > 0 && <StepNotes notes={notes} />
  }
  return <PlanList onFinished={(plan) => showFullScreen({ kind: 'finished-plan', plan })} notesOn={notesOn} />
}
