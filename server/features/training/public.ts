export { lastLesson, trainingFields } from './read-load.ts'
export { belts, fight_results, training_entries } from './tables.ts'
