export { offers, waitlist } from './tables.ts'
