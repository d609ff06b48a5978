import type { CampTask } from '#contract/first-camp-rules.ts'
import type { CoachedSession, OwedDebrief, Round } from '#contract/round.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { AnswerRound } from './answer-round.tsx'
import { DoneRound } from './done-round.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import type { RoundActions, SheetProps } from './round-parts.ts'
import { StepRound } from './step-round.tsx'

type RoundPosterProps = SheetProps & {
  round: Round
  /** Today's date in the member's time zone, where it is known. */
  today: string | undefined
  timeZone: string | undefined
  actions: RoundActions
}

/** Today's round: the one thing to do today, or what was done. */
export function RoundPoster({ round, today, timeZone, actions, ...sheet }: RoundPosterProps) {
  switch (round.kind) {
    case 'step':
      return <StepRound key={round.next.step.id} next={round.next} today={today} actions={actions} {...sheet} />
    case 'answer':
      return <AnswerRound key={round.owed.id} owed={round.owed} onAnswer={actions.answer} {...sheet} />
    case 'debrief':
      return <DebriefRound debrief={round.debrief} onDebrief={actions.debrief} {...sheet} />
    case 'session':
      return <SessionRound session={round.session} timeZone={timeZone} {...sheet} />
    case 'camp':
      return <CampRound {...round} actions={actions} {...sheet} />
    case 'quiz':
      return <QuizRound taken_on={round.taken_on} {...sheet} />
    case 'power_up':
      return <PowerUpRound is_back={round.is_back} onPowerUp={actions.powerUp} {...sheet} />
    case 'done':
      return <DoneRound did={round.did} tomorrow={round.tomorrow} timeZone={timeZone} {...sheet} />
  }
}

type DebriefRoundProps = SheetProps & { debrief: OwedDebrief; onDebrief: RoundActions['debrief'] }

/** The day after the fight: the coaches ask how it went. */
function DebriefRound({ debrief, onDebrief, ...sheet }: DebriefRoundProps) {
  const { t } = useTranslation('round')
  const { day } = useFormats()
  const lead = t('debrief.lead', { event: debrief.event ?? t('debrief.unnamed'), day: day(debrief.event_date) })
  return (
    <PosterSheet
      {...sheet}
      headline={t('debrief.headline')}
      accent={t('debrief.accent')}
      lead={<p className="wrap-anywhere">{lead}</p>}
    >
      <Button size="large" onClick={() => onDebrief(debrief)}>
        {t('debrief.tell')}
      </Button>
    </PosterSheet>
  )
}

function SessionRound(props: SheetProps & { session: CoachedSession; timeZone: string | undefined }) {
  const { session, timeZone, ...sheet } = props
  const { t } = useTranslation('round')
  const { time, timeIn } = useFormats()
  const at = timeZone ? timeIn(timeZone, session.starts_at) : time(session.starts_at)
  return (
    <PosterSheet {...sheet} headline={session.title} accent={t('session.at', { time: at })} lead={t('session.lead')}>
      <Link to={`/bookings/${session.id}`} className={buttonClass({ size: 'large' })}>
        {t('session.open')}
      </Link>
    </PosterSheet>
  )
}

function QuizRound({ taken_on, ...sheet }: SheetProps & { taken_on: string | null }) {
  const { t } = useTranslation('round')
  const { fullDay } = useFormats()
  const lead = taken_on ? t('quiz.old', { date: fullDay(taken_on) }) : t('quiz.first')
  return (
    <PosterSheet {...sheet} headline={t('quiz.headline')} accent={t('quiz.accent')} lead={lead}>
      <Link to="/warrior-mindset" className={buttonClass({ size: 'large' })}>
        {t('quiz.start')}
      </Link>
    </PosterSheet>
  )
}

function PowerUpRound({ is_back, onPowerUp, ...sheet }: SheetProps & { is_back: boolean; onPowerUp: () => void }) {
  const { t } = useTranslation(['round', 'streak'])
  const words = is_back
    ? { headline: t('powerUp.backHeadline'), accent: t('powerUp.backAccent'), lead: t('powerUp.backLead') }
    : { headline: t('powerUp.headline'), accent: t('powerUp.accent'), lead: t('powerUp.lead') }
  return (
    <PosterSheet {...sheet} {...words}>
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

type CampRoundProps = SheetProps & { task: CampTask; is_back: boolean; actions: RoundActions }

function CampRound({ task, is_back, actions, userId, foot }: CampRoundProps) {
  const { t } = useTranslation('round')
  const place = PLACES[task]
  return (
    <PosterSheet
      userId={userId}
      foot={foot}
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
        <Button size="large" onClick={() => void (task === 'look_back' ? actions.lookBack() : actions.powerUp())}>
          {t(`camp.${task}.go`)}
        </Button>
      )}
    </PosterSheet>
  )
}
