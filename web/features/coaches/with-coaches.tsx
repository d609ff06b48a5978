import type { ReactNode } from 'react'
import type { PersonaIntroductions, PersonaStories } from '#content/personas/persona.ts'
import type { PersonaLabel } from '#contract/personas.ts'
import { type ContentLoaders, useContent } from '#web/i18n/use-content.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { type Coach, type CoachWithStory, coachOf } from './coach.ts'

const introductionImports = {
  en: importWithRetries(() => import('#content/personas/introductions/en.ts')),
  pt: importWithRetries(() => import('#content/personas/introductions/pt.ts')),
  es: importWithRetries(() => import('#content/personas/introductions/es.ts')),
}

const storyImports = {
  en: importWithRetries(() => import('#content/personas/stories/en.ts')),
  pt: importWithRetries(() => import('#content/personas/stories/pt.ts')),
  es: importWithRetries(() => import('#content/personas/stories/es.ts')),
}

const introductionLoaders: ContentLoaders<PersonaIntroductions> = {
  en: async () => (await introductionImports.en()).en,
  pt: async () => (await introductionImports.pt()).pt,
  es: async () => (await introductionImports.es()).es,
}

const storyLoaders: ContentLoaders<PersonaStories> = {
  en: async () => (await storyImports.en()).en,
  pt: async () => (await storyImports.pt()).pt,
  es: async () => (await storyImports.es()).es,
}

type WithCoachesProps = {
  labels: readonly PersonaLabel[]
  /** The height of the placeholder while they load. */
  waitingClass?: string
  children: (coaches: Coach[]) => ReactNode
}

/** Shows its children once the coaches' cards are loaded in the reader's language. */
export function WithCoaches({ labels, waitingClass, children }: WithCoachesProps) {
  const introductions = useContent('introductions', introductionLoaders)
  if (introductions.data) return children(labels.map((label) => coachOf(label, introductions.data)))
  return <NotYetThere parts={[introductions]} {...(waitingClass && { waitingClass })} />
}

type WithStoryProps = { label: PersonaLabel; children: (coach: CoachWithStory) => ReactNode }

/** The same for one coach, with the whole profile. */
export function WithStory({ label, children }: WithStoryProps) {
  const introductions = useContent('introductions', introductionLoaders)
  const stories = useContent('stories', storyLoaders)
  if (!introductions.data || !stories.data) return <NotYetThere parts={[introductions, stories]} />
  return children({ ...coachOf(label, introductions.data), ...stories.data[label] })
}

type Part = { isError: boolean; refetch: () => Promise<unknown> }

function NotYetThere({ parts, waitingClass = 'min-h-[60dvh]' }: { parts: readonly Part[]; waitingClass?: string }) {
  const { t } = useTranslation(['coaches', 'common'])
  const failed = parts.filter(({ isError }) => isError)
  if (failed.length === 0) return <Loading label={t('loading')} className={waitingClass} />
  const askAgain = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <RetryNotice retryLabel={t('common:action.retry')} onRetry={askAgain}>
      {t('loadFailed')}
    </RetryNotice>
  )
}
