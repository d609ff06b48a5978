import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { checkOrder, showOrder } from './queries.ts'

/** How the buyer came here: from the page on which one pays, after paying or without. */
export type Came = 'returned' | 'left' | undefined

/** Says what is true about the money, for someone who comes from the page on which one pays. */
export function PaymentNotice({ order, came }: { order: Order; came: Came }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const { state, was_declined, expires_at } = order
  if (state === 'open' && came === 'returned') return <WaitForPayment key={order.id} order={order} />
  if (state === 'open' && was_declined) return <Declined />
  if (state === 'open' && came === 'left')
    return (
      <Notice title={t('payment.left')}>
        {expires_at ? t('payment.leftUntil', { when: dateTime(expires_at) }) : t('payment.leftText')}
      </Notice>
    )
  if (came !== 'returned') return null
  if (state === 'paid')
    return (
      <Notice tone="success" title={t('payment.paid')}>
        {t('payment.paidText')}
      </Notice>
    )
  return (
    <Notice tone="warn" title={t('payment.closed')}>
      {t('payment.closedText')}
    </Notice>
  )
}

function Declined() {
  const { t } = useTranslation('orders')
  return (
    <Notice tone="error" title={t('payment.declined')}>
      {t('payment.declinedText')}
    </Notice>
  )
}

/** The bank may need some time: the provider is asked this many milliseconds after the answer before. */
const PAUSES_MS = [0, 1500, 3000, 5000, 8000, 12_000]

/** Never says that it is paid: when the server says so, the order is no longer open and this is not shown. */
function WaitForPayment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [round, setRound] = useState(1)
  const [isWaiting, setWaiting] = useState(true)
  const [problem, setProblem] = useState<ApiError>()
  const { id } = order

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let left = false
    const ask = (index: number) => {
      const pause = PAUSES_MS[index]
      if (pause === undefined) return setWaiting(false)
      timer = setTimeout(async () => {
        try {
          const fresh = await checkOrder(id)
          if (left) return
          setProblem(undefined)
          showOrder(client, fresh)
          if (fresh.state !== 'open' || fresh.was_declined) return setWaiting(false)
        } catch (error) {
          if (left) return
          setProblem(asApiError(error))
        }
        ask(index + 1)
      }, pause)
    }
    ask(0)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [id, client, round])

  if (isWaiting) return <Loading label={t('payment.waiting')} className="justify-start border border-line px-4 py-4" />
  const again = (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        setWaiting(true)
        setRound(round + 1)
      }}
    >
      {t('payment.checkAgain')}
    </Button>
  )
  if (order.was_declined) return <Declined />
  return (
    <Notice tone="warn" title={t('payment.stillWaiting')} action={again}>
      {problem ? errorText(problem) : t('payment.stillWaitingText')}
    </Notice>
  )
}
