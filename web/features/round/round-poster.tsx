import type { CampTask } from '#contract/first-camp-rules.ts'
import type { CoachedSession } from '#contract/round.ts'
import { powerUpWords, wordingOn } from '#contract/round-words-rules.ts'
import type { Streak } from '#contract/streak.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DoneRound } from './done-round.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { OtherRound, SheetProps } from './round-parts.ts'

type RoundPosterProps = SheetProps & {
  round: OtherRound
  /** Today's date in the member's time zone. */
  today: string
  streak: Streak | undefined
  timeZone: string | undefined
  onPowerUp: () => void
  onLookBack: () => Promise<void>
}

/** Today's round, except for what was promised, which has its own parts. */
export function RoundPoster({ round, today, streak, timeZone, onPowerUp, onLookBack, ...sheet }: RoundPosterProps) {
  switch (round.kind) {
    case 'session':
      return <SessionRound today={today} session={round.session} timeZone={timeZone} {...sheet} />
    case 'camp':
      return (
        <CampRound task={round.task} is_back={round.is_back} onPowerUp={onPowerUp} onLookBack={onLookBack} {...sheet} />
      )
    case 'quiz':
      return <QuizRound today={today} taken_on={round.taken_on} {...sheet} />
    case 'power_up':
      return <PowerUpRound today={today} streak={streak} is_back={round.is_back} onPowerUp={onPowerUp} {...sheet} />
    case 'done':
      return <DoneRound today={today} did={round.did} tomorrow={round.tomorrow} timeZone={timeZone} {...sheet} />
  }
}

type SessionRoundProps = SheetProps & { today: string; session: CoachedSession; timeZone: string | undefined }

function SessionRound({ today, session, timeZone, ...sheet }: SessionRoundProps) {
  const { t } = useTranslation('round')
  const { time, timeIn } = useFormats()
  const at = timeZone ? timeIn(timeZone, session.starts_at) : time(session.starts_at)
  return (
    <PosterSheet
      {...sheet}
      headline={session.title}
      accent={t('session.at', { time: at })}
      lead={t(`session.lead.${wordingOn(today)}`)}
    >
      <Link to={`/bookings/${session.id}`} className={buttonClass({ size: 'large' })}>
        {t('session.open')}
      </Link>
    </PosterSheet>
  )
}

function QuizRound({ today, taken_on, ...sheet }: SheetProps & { today: string; taken_on: string | null }) {
  const { t } = useTranslation('round')
  const { fullDay } = useFormats()
  const lead = taken_on ? t('quiz.old', { date: fullDay(taken_on) }) : t('quiz.first')
  return (
    <PosterSheet {...sheet} headline={t('quiz.headline')} accent={t(`quiz.accent.${wordingOn(today)}`)} lead={lead}>
      <Link to="/warrior-mindset" className={buttonClass({ size: 'large' })}>
        {t('quiz.start')}
      </Link>
    </PosterSheet>
  )
}

type PowerUpRoundProps = SheetProps & Pick<RoundPosterProps, 'today' | 'streak' | 'onPowerUp'> & { is_back: boolean }

function PowerUpRound({ today, streak, is_back, onPowerUp, ...sheet }: PowerUpRoundProps) {
  const { t } = useTranslation(['round', 'streak'])
  const words = powerUpWords({ day: today, streak, is_back })
  const milestone = streak?.next_milestone ?? 0
  const near = { days: streak?.current ?? 0, milestone, count: milestone - (streak?.current ?? 0) }
  return (
    <PosterSheet
      {...sheet}
      headline={t(words === 'back' ? 'powerUp.backHeadline' : 'powerUp.headline')}
      accent={t(`powerUp.${words}.accent`)}
      lead={words === 'near' ? t('powerUp.near.lead', near) : t(`powerUp.${words}.lead`)}
    >
      <Button size="large" onClick={onPowerUp}>
        {t('streak:today.powerUp')}
      </Button>
    </PosterSheet>
  )
}

/** Where each task of the camp is done; the others have a button of their own. */
const PLACES: Partial<Record<CampTask, string>> = {
  sign_in: '/dashboard',
  quiz: '/warrior-mindset',
  plan: '/war-room',
  quote: '/art-of-war',
  follow_up: '/plans',
}

type CampRoundProps = SheetProps &
  Pick<RoundPosterProps, 'onPowerUp' | 'onLookBack'> & { task: CampTask; is_back: boolean }

function CampRound({ task, is_back, onPowerUp, onLookBack, ...sheet }: CampRoundProps) {
  const { t } = useTranslation('round')
  const place = PLACES[task]
  return (
    <PosterSheet
      {...sheet}
      headline={t(`camp.${task}.headline`)}
      accent={t(`camp.${task}.accent`)}
      lead={
        <>
          {is_back && <p>{t('camp.back')}</p>}
          <p>{t(`camp.${task}.lead`)}</p>
        </>
      }
    >
      {place ? (
        <Link to={place} className={buttonClass({ size: 'large' })}>
          {t(`camp.${task}.go`)}
        </Link>
      ) : (
        <Button size="large" onClick={() => void (task === 'look_back' ? onLookBack() : onPowerUp())}>
          {t(`camp.${task}.go`)}
        </Button>
      )}
    </PosterSheet>
  )
}
