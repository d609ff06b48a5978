export { distances, people, points } from './tables.ts'
export { notBlocked, notHidden } from './visibility.ts'
