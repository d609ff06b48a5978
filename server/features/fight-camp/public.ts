export { eventToday, hasFightCamp, isFight, owedDebrief } from './read-fight-camp.ts'
