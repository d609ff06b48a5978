import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnDecision } from '#contract/moderation.ts'
import { APPEAL_MAX_LENGTH } from '#contract/moderation-rules.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { appealDecision, ownDecisionsQuery } from './queries.ts'

/** What moderators decided about the reader, and the appeal against it. Nothing for most people. */
export function OwnDecisions() {
  const { t } = useTranslation(['moderation', 'common'])
  const { shortDate } = useFormats()
  const { data, isError, isFetching, refetch } = useQuery(ownDecisionsQuery)
  // Someone who was told of a decision comes here to read it.
  if (!data && isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('own.loadFailed')}
      </RetryNotice>
    )
  if (!data || data.decisions.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="own-decisions">
      <h2 id="own-decisions" className="type-display text-heading">
        {t('own.title')}
      </h2>
      {data.suspended_until && (
        <Notice tone="warn" title={t('own.suspended', { day: shortDate(data.suspended_until) })}>
          {t('own.suspendedText')}
        </Notice>
      )}
      <ul className="grid gap-4">
        {data.decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </ul>
    </section>
  )
}

function Decision({ decision }: { decision: OwnDecision }) {
  const { t } = useTranslation('moderation')
  const { shortDate } = useFormats()
  const [isAppealing, setIsAppealing] = useState(false)
  const { act, reason, words, until, created_at, lifted_at, appeal, may_appeal } = decision
  return (
    <Card as="li" className="grid gap-3">
      <h3 className="type-display text-subheading">{t(`acts.${act}.told`)}</h3>
      <p className="text-sm text-muted">
        {shortDate(created_at)}
        {until && <> · {t('until', { day: shortDate(until) })}</>}
        {lifted_at && <> · {t('back.done')}</>}
      </p>
      {words !== '' && (
        <blockquote className="border-s-2 border-s-edge ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
          {words}
        </blockquote>
      )}
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{t('own.reason', { reason })}</p>
      {appeal && (
        <Notice
          title={t(appeal.accepted === null ? 'appeal.open' : appeal.accepted ? 'appeal.accepted' : 'appeal.denied')}
        >
          {appeal.answer ?? t('own.waits')}
        </Notice>
      )}
      {may_appeal && (
        <div>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setIsAppealing(true)}>
            {t('own.appeal')}
          </Button>
        </div>
      )}
      {isAppealing && <AppealDialog id={decision.id} onClose={() => setIsAppealing(false)} />}
    </Card>
  )
}

function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('moderation')
  const { problemText } = useErrorTexts()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const text = typed.trim()
  return (
    <ActionDialog
      title={t('own.appealTitle')}
      submitLabel={t('own.appealSubmit')}
      check={() => {
        setIsTried(true)
        return text !== ''
      }}
      act={async () => {
        await appealDecision(id, text)
        toast({ title: t('own.appealed'), variant: 'success' })
        void client.invalidateQueries({ queryKey: queryKeys.ownDecisions })
      }}
      onClose={onClose}
    >
      <p>{t('own.appealText')}</p>
      <TextArea
        label={t('own.appealLabel')}
        required
        autoComplete="off"
        maxLength={APPEAL_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isTried && text === '' ? problemText({ problem: 'required' }) : undefined}
      />
    </ActionDialog>
  )
}
