export { quizFields } from './read-quiz-results.ts'
export { quiz_results } from './tables.ts'
