import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import { chosenOnly, readChoice, readWords } from './address-filters.ts'
import { OrderList } from './order-list.tsx'
import { ORDER_FILTERS, type OrderFilters } from './order-queries.ts'
import { SearchField } from './search-field.tsx'

const readFilters = (address: URLSearchParams): OrderFilters => ({
  search: readWords(address),
  filter: readChoice(address, 'filter', ORDER_FILTERS),
})

export function OrdersTab() {
  const { t } = useTranslation('admin-orders')
  const [address, setAddress] = useSearch()
  const { search, filter } = readFilters(address)
  const narrow = (changed: OrderFilters) =>
    setAddress((newest) => ({ tab: 'orders', ...chosenOnly({ ...readFilters(newest), ...changed }) }), {
      replace: true,
    })
  return (
    <div className="grid gap-6">
      <search className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchField label={t('orders.search')} value={search ?? ''} onSearch={(text) => narrow({ search: text })} />
        <SelectField
          label={t('orders.show')}
          value={filter ?? 'all'}
          onChange={({ target }) => narrow({ filter: ORDER_FILTERS.find((one) => one === target.value) })}
        >
          {ORDER_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`orders.filters.${one}`)}
            </option>
          ))}
        </SelectField>
      </search>
      <OrderList filters={{ search, filter }} onClear={() => setAddress({ tab: 'orders' }, { replace: true })} />
    </div>
  )
}
