export { quizFields } from './quiz-fields.ts'
export { quiz_results } from './tables.ts'
