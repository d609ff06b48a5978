import { useRef } from 'react'
import { pictureAddress } from '#contract/file-rules.ts'
import type { Delivery, Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { formatFilmTime } from '#web/ui/film-time.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { Player } from '#web/ui/player.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

type Review = Extract<Delivery, { kind: 'film_review' }>

/** The member's film, and the coach's answer beside its moments. */
export function FilmReviewContent({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const video = useRef<HTMLVideoElement>(null)
  const { request, delivery, files, delivered_at } = order
  const film = request?.kind === 'film_review' ? request : undefined
  const review = delivery?.kind === 'film_review' ? delivery : undefined
  const clip = film && files.find(({ id }) => id === film.clip_id)
  const jump = (seconds: number) => {
    if (!video.current) return
    video.current.currentTime = seconds
    video.current.focus()
    video.current.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      {film && (
        <SectionCard title={t('film.title')}>
          {clip && <Player ref={video} src={clip.address} type={clip.type} label={t('film.clip')} />}
          {film.clip_id && !clip && <p>{t('fileGone')}</p>}
          {film.link && <OutsideLink href={film.link}>{t('film.link')}</OutsideLink>}
          <dl>
            <Term name={t('film.question')}>{film.question}</Term>
          </dl>
        </SectionCard>
      )}
      {review && (
        <SectionCard
          tone="brass"
          title={t('film.review')}
          text={delivered_at && t('deliveredOn', { when: dateTime(delivered_at) })}
        >
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{review.text}</p>
          {review.notes.length > 0 && <Notes notes={review.notes} onJump={clip && jump} />}
          {review.drills.length > 0 && <Drills drills={review.drills} />}
        </SectionCard>
      )}
    </>
  )
}

function Notes({ notes, onJump }: { notes: Review['notes']; onJump: ((seconds: number) => void) | undefined }) {
  const { t } = useTranslation('orders')
  return (
    <div className="grid gap-3">
      <h3 className="type-eyebrow">{t('film.notes')}</h3>
      <ol className="grid divide-y divide-line border-y border-line">
        {notes.map(({ at_seconds, text, still_id }) => {
          const time = formatFilmTime(at_seconds)
          return (
            <li key={`${at_seconds} ${text}`} className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[5rem_1fr]">
              {onJump ? (
                <Button
                  variant="text"
                  size="small"
                  className="justify-self-start tabular-nums"
                  aria-label={t('film.jump', { time })}
                  onClick={() => onJump(at_seconds)}
                >
                  {time}
                </Button>
              ) : (
                <strong className="py-1.5 tabular-nums">{time}</strong>
              )}
              <div className="grid gap-3 py-1.5">
                <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
                {still_id && (
                  <img
                    src={pictureAddress(still_id)}
                    alt={t('film.still', { time })}
                    loading="lazy"
                    className="max-h-96 w-auto max-w-full"
                  />
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Drills({ drills }: { drills: Review['drills'] }) {
  const { t } = useTranslation('orders')
  return (
    <div className="grid gap-3">
      <h3 className="type-eyebrow">{t('film.drills')}</h3>
      <ol className="grid list-decimal gap-1.5 ps-6">
        {drills.map((drill) => (
          <li key={drill} className="[overflow-wrap:anywhere]">
            {drill}
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{t('film.inPlan')}</p>
      <div>
        <Link to="/plans" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('film.toPlan')}
        </Link>
      </div>
    </div>
  )
}
