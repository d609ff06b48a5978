import { useState } from 'react'
import type { Case } from '#contract/moderation.ts'
import { COACH_ACTS, MANY_STRIKES, MODERATION_ACTS } from '#contract/moderation-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Asked, CaseDialog } from './case-dialog.tsx'

type CaseCardProps = { shown: Case; isAdmin: boolean; onChanged: () => void }

/** A reported thing with its context, who reported it and why, and what can be decided. */
export function CaseCard({ shown, isAdmin, onChanged }: CaseCardProps) {
  const { t } = useTranslation('moderation')
  const { shortDate } = useFormats()
  const [asked, setAsked] = useState<Asked>()
  const { person, thing, state, words, words_now, context, near, path, strikes, decision, notes } = shown
  const name = person?.full_name ?? t('nameless')
  const acts = MODERATION_ACTS.filter((act) => {
    if (!isAdmin && !COACH_ACTS.includes(act)) return false
    if (act === 'remove') return thing !== 'person'
    return act === 'dismiss' || person !== null
  })
  return (
    <Card as="li" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="type-display flex flex-wrap items-center gap-2 text-subheading [overflow-wrap:anywhere]">
          {t(`queue.thing.${thing}`, { name })}
          {shown.is_urgent && <Badge variant="blood">{t('queue.urgent')}</Badge>}
        </h2>
        <p className="text-sm text-muted">
          {t(`queue.cause.${shown.cause}`)} · {shortDate(shown.created_at)}
          {state && <> · {t(`queue.state.${state}`)}</>}
        </p>
      </div>
      {context !== null && <Quoted label={t('queue.context')} words={context} />}
      {words !== '' && <Quoted label={t('queue.words')} words={words} />}
      {words_now !== null && <Quoted label={t('queue.wordsNow')} words={words_now} />}
      {near.length > 1 && <Near near={near} name={name} />}
      {path && (
        <p>
          <Link to={path} className="underline underline-offset-4">
            {t('queue.open')}
          </Link>
        </p>
      )}
      {strikes > 0 && (
        <Notice tone="warn" title={t('queue.strikes', { count: strikes })}>
          {strikes >= MANY_STRIKES && t('queue.manyStrikes')}
        </Notice>
      )}
      <Reports reports={shown.reports} />
      {notes.length > 0 && (
        <div className="grid gap-2">
          <h3 className="type-eyebrow">{t('queue.notes')}</h3>
          <ul className="grid gap-2 text-sm">
            {notes.map(({ id, text, author_name, created_at }) => (
              <li key={id} className="whitespace-pre-line [overflow-wrap:anywhere]">
                <bdi>{author_name ?? t('nameless')}</bdi> · {shortDate(created_at)}
                <span className="block">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {decision && <Decided decision={decision} />}
      <div className="flex flex-wrap gap-3">
        {!decision &&
          acts.map((act) => (
            <Button
              key={act}
              variant={act === 'dismiss' ? 'secondary' : 'danger'}
              size="small"
              aria-haspopup="dialog"
              onClick={() => setAsked({ act })}
            >
              {act === 'dismiss' && state === 'waiting' ? t('queue.letThrough') : t(`acts.${act}.action`)}
            </Button>
          ))}
        {decision?.appeal?.accepted === null && isAdmin && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsked({ appeal: decision.id })}>
            {t('appeal.decide')}
          </Button>
        )}
        {decision && decision.act !== 'dismiss' && !decision.lifted_at && (isAdmin || decision.is_own) && (
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setAsked({ back: decision.id })}
          >
            {t('back.action')}
          </Button>
        )}
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsked({ note: true })}>
          {t('note.action')}
        </Button>
      </div>
      {asked && <CaseDialog shown={shown} asked={asked} onChanged={onChanged} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

function Quoted({ label, words }: { label: string; words: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="type-eyebrow">{label}</figcaption>
      <blockquote className="max-h-60 overflow-y-auto border-s-2 border-s-edge ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
        {words}
      </blockquote>
    </figure>
  )
}

/** What the two wrote to each other around the reported message. */
function Near({ near, name }: Pick<Case, 'near'> & { name: string }) {
  const { t } = useTranslation('moderation')
  return (
    <div className="grid gap-2">
      <h3 className="type-eyebrow">{t('queue.near')}</h3>
      <ol className="grid gap-2 border-s-2 border-s-edge ps-4 text-sm">
        {near.map(({ is_reported, is_by_person, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
          <li key={index} className="whitespace-pre-line [overflow-wrap:anywhere]">
            <strong>
              <bdi>{is_by_person ? name : t('queue.otherPerson')}</bdi>
            </strong>
            {is_reported && <> · {t('queue.thisOne')}</>}
            <span className="block">{text || t('queue.pictureOnly')}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Reports({ reports }: Pick<Case, 'reports'>) {
  const { t } = useTranslation('moderation')
  const { shortDate } = useFormats()
  if (reports.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="type-eyebrow">{t('queue.reports', { count: reports.length })}</h3>
      <ul className="grid gap-2 text-sm">
        {reports.map(({ reason, note, reporter_name, created_at }) => (
          <li key={`${created_at} ${reporter_name} ${reason}`} className="[overflow-wrap:anywhere]">
            <strong>{t(`reasons.${reason}`)}</strong> · <bdi>{reporter_name ?? t('queue.automatic')}</bdi> ·{' '}
            {shortDate(created_at)}
            {note && <span className="block whitespace-pre-line text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Decided({ decision }: { decision: NonNullable<Case['decision']> }) {
  const { t } = useTranslation('moderation')
  const { shortDate } = useFormats()
  const { act, reason, until, lifted_at, decided_by_name, appeal } = decision
  return (
    <Notice title={t(`acts.${act}.done`)}>
      <p>
        <bdi>{decided_by_name ?? t('nameless')}</bdi> · {shortDate(decision.created_at)}
        {until && <> · {t('until', { day: shortDate(until) })}</>}
        {lifted_at && <> · {t('back.done')}</>}
      </p>
      {reason && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>}
      {appeal && (
        <>
          <p className="type-eyebrow mt-3">
            {t(appeal.accepted === null ? 'appeal.open' : appeal.accepted ? 'appeal.accepted' : 'appeal.denied')}
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.text}</p>
        </>
      )}
    </Notice>
  )
}
