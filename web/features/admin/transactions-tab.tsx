import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import { chosenOnly, readChoice, readWords } from './address-filters.ts'
import type { TransactionFilters } from './queries.ts'
import { SearchField } from './search-field.tsx'
import { TransactionList } from './transaction-list.tsx'
import { TRANSACTION_STATUSES } from './transaction-status.ts'

const readFilters = (address: URLSearchParams): TransactionFilters => ({
  search: readWords(address),
  status: readChoice(address, 'status', TRANSACTION_STATUSES),
})

export function TransactionsTab() {
  const { t } = useTranslation('admin')
  const [address, setAddress] = useSearch()
  const { search, status } = readFilters(address)
  const narrow = (changed: TransactionFilters) =>
    setAddress((newest) => ({ tab: 'transactions', ...chosenOnly({ ...readFilters(newest), ...changed }) }), {
      replace: true,
    })
  return (
    <div className="grid gap-6">
      <search className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchField
          label={t('transactions.search')}
          value={search ?? ''}
          onSearch={(text) => narrow({ search: text })}
        />
        <SelectField
          label={t('transactions.status')}
          value={status ?? ''}
          onChange={({ target }) => narrow({ status: TRANSACTION_STATUSES.find((one) => one === target.value) })}
        >
          <option value="">{t('transactions.anyStatus')}</option>
          {TRANSACTION_STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`transactions.statuses.${one}`)}
            </option>
          ))}
        </SelectField>
      </search>
      {/* Another filter starts at its first twenty again. */}
      <TransactionList
        key={`${status} ${search}`}
        filters={{ search, status }}
        onClear={() => setAddress({ tab: 'transactions' }, { replace: true })}
      />
    </div>
  )
}
