import { useQuery } from '@tanstack/react-query'
import type { readWork } from '#contract/admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { JOB_QUEUES, MAIL_TEMPLATES } from '#contract/work-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SectionCard } from '#web/ui/section-card.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { LoadState } from './load-state.tsx'
import { workQuery } from './queries.ts'

type Work = Output<typeof readWork>
type Queue = Work['queues'][number]
type Failure = Work['failures'][number]

/** The background jobs and mails, and which of them fail. */
export function WorkTab() {
  const { t } = useTranslation('admin')
  const query = useQuery(workQuery)
  const work = query.data
  return (
    <div className="grid gap-6">
      <LoadState query={query} label={t('work.loading')} />
      {work && (
        <>
          <SectionCard title={t('work.queues')} text={t('work.queuesText')}>
            {work.queues.length === 0 ? <p>{t('work.noQueues')}</p> : <QueueTable queues={work.queues} />}
          </SectionCard>
          <SectionCard title={t('work.mails')} text={t('work.mailsText')}>
            <MailFigures mails={work.mails} />
            <h3 className="type-eyebrow mt-2">{t('work.failures')}</h3>
            {work.failures.length === 0 ? <p>{t('work.noFailures')}</p> : <FailureTable failures={work.failures} />}
          </SectionCard>
        </>
      )}
    </div>
  )
}

/** With the name used in the server's log. */
function Named({ name, words }: { name: string; words: string | undefined }) {
  return (
    <>
      {words}
      <code className={words ? 'block text-sm text-muted' : 'text-sm'}>{name}</code>
    </>
  )
}

const STATES = ['waiting', 'running', 'failed', 'done'] as const

function QueueTable({ queues }: { queues: Queue[] }) {
  const { t } = useTranslation('admin')
  const { number } = useFormats()
  const { job } = useWorkWords()
  const columns: Column<Queue>[] = [
    { id: 'name', header: t('work.queue'), cell: ({ name }) => <Named name={name} words={job(name)} /> },
    ...STATES.map(
      (state): Column<Queue> => ({
        id: state,
        header: t(`work.${state}`),
        align: 'end',
        cell: (queue) => (
          <span className={state === 'failed' && queue.failed > 0 ? 'font-semibold text-danger' : undefined}>
            {number(queue[state])}
          </span>
        ),
      }),
    ),
  ]
  return <Table caption={t('work.queues')} columns={columns} rows={queues} rowKey={({ name }) => name} />
}

function MailFigures({ mails }: Pick<Work, 'mails'>) {
  const { t } = useTranslation('admin')
  const { number } = useFormats()
  return (
    <dl className="grid grid-cols-3 gap-4">
      {(['waiting', 'sent', 'failed'] as const).map((state) => (
        <div key={state}>
          <dt className="type-eyebrow">{t(`work.${state}`)}</dt>
          <dd className="type-display mt-1 text-heading tabular-nums">{number(mails[state])}</dd>
        </div>
      ))}
    </dl>
  )
}

function FailureTable({ failures }: { failures: Failure[] }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useFormats()
  const { mail } = useWorkWords()
  const columns: Column<Failure>[] = [
    { id: 'date', header: t('work.date'), cell: ({ created_at }) => dateTime(created_at) },
    {
      id: 'template',
      header: t('work.template'),
      cell: ({ template }) => <Named name={template} words={mail(template)} />,
    },
    {
      id: 'error',
      header: t('work.error'),
      cell: ({ last_error }) => <span className="[overflow-wrap:anywhere]">{last_error}</span>,
    },
  ]
  return <Table caption={t('work.failures')} columns={columns} rows={failures} rowKey={({ id }) => id} />
}

/** The texts for the names of queues and mails. Names from a former version have none. */
function useWorkWords() {
  const { t } = useTranslation('admin')
  return {
    job(name: string): string | undefined {
      const known = JOB_QUEUES.find((one) => one === name)
      return known && t(`work.job.${known}`)
    },
    mail(template: string): string | undefined {
      const known = MAIL_TEMPLATES.find((one) => one === template)
      return known && t(`work.mail.${known}`)
    },
  }
}
