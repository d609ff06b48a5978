export { quizFields } from './quiz-fields.ts'
