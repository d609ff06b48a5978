import { useInfiniteQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ScrollText from 'lucide-react/icons/scroll-text'
import type { AuditEntry } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { changesOf } from './audit-changes.ts'
import { LoadMore } from './load-more.tsx'
import { LoadState } from './load-state.tsx'
import { auditQuery } from './queries.ts'
import { useAuditWords } from './use-audit-words.ts'

export function AuditTab() {
  const { t } = useTranslation('admin')
  const query = useInfiniteQuery(auditQuery)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('audit.lead')}</p>
      {!isFetchNextPageError && <LoadState query={query} label={t('audit.loading')} />}
      {entries?.length === 0 && (
        <EmptyState seed="audit" icon={<ScrollText aria-hidden="true" className="size-10" />} title={t('audit.empty')}>
          {t('audit.emptyText')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <AuditTable entries={entries} />}
      {hasNextPage && (
        <LoadMore busy={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
    </div>
  )
}

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useFormats()
  const columns: Column<AuditEntry>[] = [
    { id: 'when', header: t('audit.when'), cell: ({ created_at }) => dateTime(created_at) },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ admin_name, admin_user_id }) => <Person name={admin_name} gone={admin_user_id === null} />,
    },
    {
      id: 'what',
      header: t('audit.what'),
      cell: ({ action, target_name, target_user_id }) => (
        <Person name={t(`audit.action.${action}`, { name: target_name })} gone={target_user_id === null} />
      ),
    },
    { id: 'change', header: t('audit.change'), cell: (entry) => <Changes entry={entry} /> },
  ]
  return <Table caption={t('audit.caption')} columns={columns} rows={entries} rowKey={({ id }) => id} />
}

function Person({ name, gone }: { name: string; gone: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <span className="[overflow-wrap:anywhere]">
      <bdi>{name}</bdi>
      {gone && <span className="text-muted"> ({t('audit.gone')})</span>}
    </span>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const { fieldWord, valueWord } = useAuditWords()
  // Amounts are shown with their currency.
  const changes = changesOf(entry).filter(({ field }) => field !== 'currency')
  if (changes.length === 0) return <span className="text-muted">{t('audit.unchanged')}</span>
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ field, before, after }) => {
        const words = { before: valueWord(field, before, entry), after: valueWord(field, after, entry) }
        return (
          <li key={field} className="[overflow-wrap:anywhere]">
            <span className="text-sm text-muted">{fieldWord(field)}: </span>
            <span className="sr-only">{t('audit.arrow', words)}</span>
            <span aria-hidden="true">
              {words.before} <ArrowRight className="inline size-4 text-danger" /> {words.after}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
