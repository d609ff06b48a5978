import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
}

export type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  className?: string
}

/** What the elements already are, said again: stacked on a phone they lose it for some assistive technology. */
const spoken = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/** A table on wide screens, a stack of labelled rows on phones. */
export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
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
            className="block border-b border-line py-3 hover:bg-raised md:table-row md:py-0"
          >
            {columns.map((column) => (
              <td
                key={column.id}
                {...spoken.cell}
                className={classNames(
                  'flex items-baseline justify-between gap-6 px-1 py-1.5 md:table-cell md:px-3 md:py-3.5',
                  column.align && 'tabular-nums md:text-end',
                )}
              >
                <span aria-hidden="true" className="type-eyebrow shrink-0 md:hidden">
                  {column.header}
                </span>
                <span className="min-w-0 text-end md:text-start">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
