export { eventAhead, hasFightCamp, isFight, owedDebrief } from './read-fight-camp.ts'
