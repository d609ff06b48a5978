export { orders, transactions } from './tables.ts'
