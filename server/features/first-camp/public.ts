export { type CampRow, campFields, campOf } from './read-first-camp.ts'
export { first_camps } from './tables.ts'
