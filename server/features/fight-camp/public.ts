export { hasFightCamp } from './read-fight-camp.ts'
