import { useState } from 'react'
import { DRILLS, drillOfDay, type Phase } from '#content/power-up/drills.ts'
import type { PowerUpTexts } from '#content/power-up/en.ts'
import type { Profile } from '#contract/profile.ts'
import type { Streak } from '#contract/streak.ts'
import { type ContentLoaders, useContent } from '#web/i18n/use-content.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { dayInZone } from './day-in-zone.ts'
import { isFirstCelebration } from './kept-power-up.ts'
import { MilestoneMoment } from './milestone-moment.tsx'
import { milestoneToday } from './milestones.ts'
import { PowerUpIntro } from './power-up-intro.tsx'
import { PowerUpOutcome } from './power-up-outcome.tsx'
import { PowerUpRun } from './power-up-run.tsx'
import { Stage } from './stage.tsx'
import { isUncounted, useCountPowerUp } from './use-count-power-up.ts'
import { useDrill } from './use-drill.ts'

const en = importWithRetries(() => import('#content/power-up/en.ts'))
const pt = importWithRetries(() => import('#content/power-up/pt.ts'))
const es = importWithRetries(() => import('#content/power-up/es.ts'))

const drillLoaders: ContentLoaders<PowerUpTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}

type PowerUpDialogProps = {
  profile: Pick<Profile, 'user_id' | 'time_zone'>
  onClose: () => void
  onCounted: (streak: Streak) => void
}

/** The Power-Up drill: intro, run and outcome. Mounted while it is open. */
export function PowerUpDialog({ profile, onClose, onCounted }: PowerUpDialogProps) {
  const { t } = useTranslation(['streak', 'common'])
  const { user_id, time_zone } = profile
  // The drill counts for the day on which it began, also if it ends after midnight.
  const [day] = useState(() => dayInZone(time_zone, new Date()))
  const [part, setPart] = useState<'intro' | 'run' | 'outcome'>(() =>
    isUncounted({ user_id, day }) ? 'outcome' : 'intro',
  )
  const [celebrates, setCelebrates] = useState(false)
  const content = useContent('power-up', drillLoaders)
  const id = drillOfDay(day)
  const phases: readonly Phase[] = DRILLS[id]

  const counting = useCountPowerUp({ user_id, day }, (streak) => {
    const milestone = milestoneToday(streak)
    setCelebrates(milestone !== undefined && isFirstCelebration({ user_id, day }, milestone))
    onCounted(streak)
  })
  const drill = useDrill(phases, () => {
    setPart('outcome')
    counting.count()
  })

  const milestone = celebrates && counting.streak && milestoneToday(counting.streak)
  const leave = () => (drill.running ? drill.pause() : onClose())
  return (
    <Stage label={t('powerUp.name')} onClose={leave} closeLabel={part === 'run' ? undefined : t('common:action.close')}>
      {part === 'intro' && (
        <PowerUpIntro
          drill={content.data && { ...content.data.drills[id], care: content.data.care }}
          failed={content.isError}
          onRetry={() => void content.refetch()}
          onBegin={() => {
            setPart('run')
            drill.resume()
          }}
        />
      )}
      {part === 'run' && content.data && (
        <PowerUpRun phases={phases} drill={drill} texts={content.data.drills[id]} onStop={onClose} />
      )}
      {part === 'outcome' &&
        (milestone ? (
          <MilestoneMoment milestone={milestone} user_id={user_id} onClose={onClose} />
        ) : (
          <PowerUpOutcome {...counting} onClose={onClose} />
        ))}
    </Stage>
  )
}
