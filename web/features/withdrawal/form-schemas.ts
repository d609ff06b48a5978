import { askToWithdraw } from '#contract/orders.ts'

export const schemas = { withdrawal: askToWithdraw.input }
