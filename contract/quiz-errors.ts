export const quizErrors = {
  'quiz.unfinished': 400,
} as const
