import { useQuery } from '@tanstack/react-query'
import type { StepNote } from '#contract/athletes.ts'
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

const CareMenu = latePart(
  () => import('#web/features/care/care-menu.tsx'),
  (module) => module.CareMenu,
  { texts: ['care'], waiting: () => <span className="size-11" />, Missing: () => null, prefetch: false },
)

const care = ({ id, coach_id, full_name }: StepNote) => (
  <CareMenu thing="step_note" id={id} person={{ user_id: coach_id, full_name, role: 'coach' }} />
)

export function Screen() {
  const { t } = useTranslation('plans')
  // The plans are shown without them where they cannot be read.
  const { data } = useQuery(stepNotesQuery)
  usePageTitle(t('title'))
  const notesOn = (step_id: string) => {
    const notes = data?.notes.filter((note) => note.step_id === step_id) ?? []
    return notes.length > 0 && <StepNotes notes={notes} care={care} />
  }
  return <PlanList onFinished={(plan) => showFullScreen({ kind: 'finished-plan', plan })} notesOn={notesOn} />
}
