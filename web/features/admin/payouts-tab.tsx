import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'
import { LoadMore } from './load-more.tsx'
import { LoadState } from './load-state.tsx'
import {
  createPayouts,
  PAYOUT_TABLE,
  type Payable,
  type Payout,
  payoutsQuery,
  refreshMoney,
  sendPayout,
} from './order-queries.ts'

const PayoutDialog = lateDialog(
  () => import('./payout-dialog.tsx'),
  (module) => module.PayoutDialog,
)

/** What coaches are owed, and the payouts that were made of it. */
export function PayoutsTab() {
  const { t } = useTranslation('admin-orders')
  const query = useInfiniteQuery(payoutsQuery)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const payable = data?.pages[0]?.payable ?? []
  const payouts = data?.pages.flatMap((page) => page.payouts) ?? []
  const title = useRef<HTMLHeadingElement>(null)
  // The button that made the payouts is removed together with what was owed.
  useEffect(() => {
    if (payable.length === 0 && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [payable.length])
  return (
    <div className="grid gap-6">
      {!isFetchNextPageError && <LoadState query={query} label={t('payouts.loading')} />}
      {data && (
        <>
          <SectionCard titleRef={title} title={t('payouts.owed')} text={t('payouts.owedText')}>
            {payable.length === 0 ? <p>{t('payouts.nothingOwed')}</p> : <Owed payable={payable} />}
          </SectionCard>
          <SectionCard title={t('payouts.title')} text={t('payouts.text')}>
            {[...payable, ...payouts].some(({ way }) => way === 'stripe') && <p>{t('payouts.textStripe')}</p>}
            {payouts.length === 0 ? <p>{t('payouts.none')}</p> : <PayoutTable payouts={payouts} />}
            {hasNextPage && (
              <LoadMore busy={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
            )}
          </SectionCard>
        </>
      )}
    </div>
  )
}

function Owed({ payable }: { payable: Payable[] }) {
  const { t } = useTranslation('admin-orders')
  const { exactMoney } = useMoneyFormats()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const byStripe = payable.filter(({ way }) => way === 'stripe').length
  const byHand = payable.length - byStripe
  const columns: Column<Payable>[] = [
    {
      id: 'coach',
      header: t('payouts.coach'),
      cell: (payee) => <Payee {...payee} />,
    },
    { id: 'way', header: t('payouts.way'), cell: ({ way }) => t(`payouts.ways.${way}`) },
    {
      id: 'amount',
      header: t('payouts.amount'),
      align: 'end',
      cell: ({ payable_minor, currency }) => exactMoney(payable_minor, currency),
    },
  ]
  return (
    <>
      <Table
        caption={t('payouts.owed')}
        columns={columns}
        rows={payable}
        rowKey={({ coach_id, currency }) => `${coach_id} ${currency}`}
      />
      <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('payouts.create')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('payouts.createTitle')}
          submitLabel={t('payouts.create')}
          act={async () => {
            const { created } = await createPayouts()
            refreshMoney(queryClient)
            toast({ title: t('payouts.created', { count: created }), variant: 'success' })
          }}
          onClose={() => setAsking(false)}
        >
          {byHand > 0 && <p>{t('payouts.createText', { count: byHand })}</p>}
          {byStripe > 0 && <p>{t('payouts.createStripe', { count: byStripe })}</p>}
        </ActionDialog>
      )}
    </>
  )
}

/** Whom to pay. Of a deleted account the address is shown: there is no member to look up. */
function Payee({ coach_name, has_left, email }: Pick<Payable, 'coach_name' | 'has_left' | 'email'>) {
  const { t } = useTranslation('admin-orders')
  return (
    <span className="grid [overflow-wrap:anywhere]">
      <bdi>{coach_name}</bdi>
      {has_left && <span className="text-sm text-muted">{t('orders.gone')}</span>}
      {email && <bdi className="text-sm">{email}</bdi>}
    </span>
  )
}

const LOOKS = { open: 'ember', paid: 'brass', cancelled: 'quiet' } as const

/** Stripe decides about what it has transferred, or is transferring. */
function isForAdmin({ state, way, is_sending }: Payout): boolean {
  return way === 'stripe' ? state === 'open' && !is_sending : state !== 'cancelled'
}

function PayoutTable({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation('admin-orders')
  const { shortDate } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const [asked, setAsked] = useState<{ payout: Payout; action: 'paid' | 'cancel' }>()
  const columns: Column<Payout>[] = [
    { id: 'date', header: t('payouts.date'), cell: ({ created_at }) => shortDate(created_at) },
    {
      id: 'coach',
      header: t('payouts.coach'),
      cell: (payee) => <Payee {...payee} />,
    },
    {
      id: 'state',
      header: t('payouts.state'),
      cell: ({ state, reference, problem, is_sending, returned_minor, currency }) => (
        <span className="grid justify-items-start gap-1 max-md:justify-items-end">
          <Badge variant={LOOKS[state]}>{t(is_sending ? 'payouts.sending' : `payouts.states.${state}`)}</Badge>
          {reference && <span className="text-sm text-muted [overflow-wrap:anywhere]">{reference}</span>}
          {returned_minor > 0 && (
            <span className="text-sm text-muted">
              {t('payouts.came', { amount: exactMoney(returned_minor, currency) })}
            </span>
          )}
          {problem && <span className="max-w-xs text-sm text-danger">{t(`payouts.problems.${problem}`)}</span>}
        </span>
      ),
    },
    { id: 'way', header: t('payouts.way'), cell: ({ way }) => t(`payouts.ways.${way}`) },
    {
      id: 'amount',
      header: t('payouts.amount'),
      align: 'end',
      cell: ({ amount_minor, currency }) => exactMoney(amount_minor, currency),
    },
    {
      id: 'actions',
      header: t('payouts.actions'),
      cell: (payout) =>
        isForAdmin(payout) && (
          <span className="flex flex-wrap gap-1 max-md:justify-end">
            {payout.way === 'stripe' && <SendButton payout={payout} />}
            {payout.state === 'open' && (payout.way === 'manual' || payout.problem) && (
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                onClick={() => setAsked({ payout, action: 'paid' })}
              >
                {t('paid.open')}
                <span className="sr-only">: {payout.coach_name}</span>
              </Button>
            )}
            <Button
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              onClick={() => setAsked({ payout, action: 'cancel' })}
            >
              {t(payout.state === 'paid' ? 'cancel.openPaid' : 'cancel.open')}
              <span className="sr-only">: {payout.coach_name}</span>
            </Button>
          </span>
        ),
    },
  ]
  return (
    <>
      {payouts.some(({ state, way }) => state === 'open' && way === 'manual') && (
        <a
          href={PAYOUT_TABLE}
          download
          className={buttonClass({ variant: 'secondary', size: 'small', className: 'justify-self-start' })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('payouts.csv')}
        </a>
      )}
      <Table caption={t('payouts.title')} columns={columns} rows={payouts} rowKey={({ id }) => id} />
      {asked && <PayoutDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function SendButton({ payout: { id, coach_name } }: { payout: Payout }) {
  const { t } = useTranslation('admin-orders')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await sendPayout(id)
      toast({ title: t('payouts.sent'), variant: 'success' })
    } catch (error) {
      toast({ title: t('payouts.sendFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    setBusy(false)
    refreshMoney(queryClient)
  }
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={send}>
      {t('payouts.send')}
      <span className="sr-only">: {coach_name}</span>
    </Button>
  )
}
