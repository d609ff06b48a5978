import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** The cell's place in the grid of a row on a phone (`compact`). */
  phone?: string
}

export type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** On a phone the cells of a row use these grid columns and have no labels: for cells that explain themselves. */
  compact?: string
  className?: string
}

/** Repeats the elements' own roles, which some screen readers lose when the table is stacked on a phone. */
const spoken = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

const stacked = {
  row: 'block py-3 md:py-0',
  cell: 'flex items-baseline justify-between gap-6 py-1.5',
}
const grid = { row: 'grid items-center gap-x-3 gap-y-0.5 py-1.5 md:py-0', cell: 'block' }

/** A table on wide screens, a stack of labelled rows on phones. */
export function Table<Row>({ caption, columns, rows, rowKey, compact, className }: TableProps<Row>) {
  const shape = compact ? grid : stacked
  return (
    <table {...spoken.table} className={classNames('block w-full border-collapse text-start md:table', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead {...spoken.rowgroup} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...spoken.row}>
          {columns.map((column) => (
            <th
              key={column.id}
              {...spoken.columnheader}
              scope="col"
              className={classNames(
                'type-eyebrow border-b-2 border-edge px-3 py-3',
                column.align ? 'text-end' : 'text-start',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...spoken.rowgroup} className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...spoken.row}
            className={classNames('border-b border-line hover:bg-raised md:table-row', shape.row, compact)}
          >
            {columns.map((column) => (
              <td
                key={column.id}
                {...spoken.cell}
                className={classNames(
                  'px-1 md:table-cell md:px-3 md:py-3.5',
                  shape.cell,
                  compact && column.phone,
                  column.align && 'tabular-nums md:text-end',
                )}
              >
                {!compact && (
                  <span aria-hidden="true" className="type-eyebrow shrink-0 md:hidden">
                    {column.header}
                  </span>
                )}
                <span className={classNames('min-w-0 md:text-start', !compact && 'text-end')}>{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
