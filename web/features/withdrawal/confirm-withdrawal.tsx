import { useEffect, useRef, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { confirmWithdrawal } from '#contract/orders.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

type Withdrawn = Output<typeof confirmWithdrawal>

/** A button, because mail scanners open every link: opening it must change nothing. */
export function ConfirmWithdrawal({ token }: { token: string }) {
  const { t } = useTranslation('withdrawal')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Withdrawn>()
  const [error, setError] = useState<ApiError>()
  if (done) return <Done withdrawn={done} />
  if (error && ANSWERS[error.code]) return <Refused answer={ANSWERS[error.code] as Answer} />
  const confirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      setDone(await call('POST /api/withdrawals/confirm', { token }))
    } catch (thrown) {
      setError(asApiError(thrown))
    }
    setBusy(false)
  }
  return (
    <SectionCard title={t('confirm.title')} text={t('confirm.text')}>
      {error && <Failure error={error} />}
      <div>
        <Button busy={busy} onClick={confirm}>
          {t('confirm.submit')}
        </Button>
      </div>
    </SectionCard>
  )
}

function Failure({ error }: { error: ApiError }) {
  const { errorText } = useErrorTexts()
  return <Notice tone="error">{errorText(error)}</Notice>
}

type Answer = 'used' | 'expired' | 'unknown' | 'impossible'

/** Refusals that trying again does not change. A token that is too long or empty is as unknown as a wrong one. */
const ANSWERS: Partial<Record<ApiError['code'], Answer>> = {
  'orders.link-used': 'used',
  'orders.link-expired': 'expired',
  'not-found': 'unknown',
  'request.invalid': 'unknown',
  'orders.not-possible-now': 'impossible',
}

function Refused({ answer }: { answer: Answer }) {
  const { t } = useTranslation('withdrawal')
  const title = useFocusedTitle()
  return (
    <SectionCard title={t(`refused.${answer}.title`)} titleRef={title}>
      <p role="status">{t(`refused.${answer}.text`)}</p>
      <div>
        {answer === 'expired' || answer === 'unknown' ? (
          <Link to="/withdraw" className={buttonClass()}>
            {t('refused.again')}
          </Link>
        ) : (
          <Link to="/purchases" className={buttonClass({ variant: 'secondary' })}>
            {t('refused.purchases')}
          </Link>
        )}
      </div>
    </SectionCard>
  )
}

function Done({ withdrawn: { number, amount_minor, currency } }: { withdrawn: Withdrawn }) {
  const { t } = useTranslation('withdrawal')
  const { exactMoney } = useMoneyFormats()
  const title = useFocusedTitle()
  return (
    <SectionCard title={t('done.title')} titleRef={title}>
      <p role="status">{t('done.text', { number, amount: exactMoney(amount_minor, currency) })}</p>
      <p className="text-muted">{t('done.mail')}</p>
    </SectionCard>
  )
}

/** The pressed button is gone, so the focus moves to the outcome. */
function useFocusedTitle() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return title
}
