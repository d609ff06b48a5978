export { exportAthletes } from './export-athletes.ts'
