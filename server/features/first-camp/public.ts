export { campFields, campOf } from './read-first-camp.ts'
