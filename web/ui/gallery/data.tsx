import Flame from 'lucide-react/icons/flame'
import Plus from 'lucide-react/icons/plus'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { BehindKey, Chart } from '../chart.tsx'
import { Table } from '../table.tsx'
import { Tabs } from '../tabs.tsx'
import { Section } from './section.tsx'

const days = [3, 5, 0, 8, 12, 9, 14].map((value, index) => ({
  id: `day-${index}`,
  value,
  mark: `${index + 1} Nov`,
  label: `Day ${index + 1}: ${value}`,
  behind: 7 + (index % 3),
}))

export function Data() {
  const rows = [
    { name: 'Ana Prado', role: 'Member', amount: '$149.00' },
    { name: 'Luis Ortega', role: 'Elite member', amount: '$29.00' },
  ]
  return (
    <Section title="Tabs, table and charts">
      <Tabs
        label="Admin"
        tabs={[
          {
            id: 'users',
            label: 'All users',
            panel: (
              <Table
                caption="All users"
                rows={rows}
                rowKey={(row) => row.name}
                columns={[
                  { id: 'name', header: 'Name', cell: (row) => row.name },
                  { id: 'role', header: 'Role', cell: (row) => <Badge variant="quiet">{row.role}</Badge> },
                  { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
                ]}
              />
            ),
          },
          { id: 'pending', label: 'Pending approvals', panel: <p>Nobody waits.</p> },
          { id: 'money', label: 'Transactions', panel: <Flame aria-hidden="true" className="size-8 text-fire" /> },
        ]}
      />
      <p className="text-sm">
        <BehindKey /> The week before
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        <Chart caption="Sign-ups a day" kind="bars" behind="line" points={days} whole format={String} />
        <Chart caption="Revenue a day" kind="line" tone="brass" points={days} format={String} />
      </div>
      <Button variant="text" className="justify-self-start">
        <Plus aria-hidden="true" className="size-5" /> Add
      </Button>
    </Section>
  )
}
