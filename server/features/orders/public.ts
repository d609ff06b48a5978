export { transactions } from './tables.ts'
