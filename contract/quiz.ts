import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './fields.ts'
import { WaitedSchema } from './waited.ts'

export const QUIZ_HISTORY_LENGTH = 60

export const QuizResultSchema = z.object({
  id: IdSchema,
  /** The index of the chosen answer to each question that was reached; 0 is the most assertive. */
  answers: z.array(z.number()),
  fire_level: z.number(),
  created_at: z.iso.datetime(),
})
export type QuizResult = z.infer<typeof QuizResultSchema>

/** The browser sends the answers; the server calculates the level. */
export const saveQuizResult = endpoint({
  method: 'POST',
  path: '/api/quiz/results',
  access: 'member',
  summary: 'Keep a finished Warrior Mindset quiz',
  input: z.object({
    answers: z.array(z.int().check(z.gte(0), z.lte(3))).check(z.minLength(1), z.maxLength(4)),
    /** Idempotency key of the sender, one for each game: a game that is sent again is stored once. */
    result_key: z.optional(IdSchema),
    waited: z.optional(WaitedSchema),
  }),
  output: QuizResultSchema,
  errors: ['quiz.unfinished'],
  status: 201,
})

export const listQuizResults = endpoint({
  method: 'GET',
  path: '/api/quiz/results',
  access: 'member',
  summary: 'The newest finished quizzes of this member',
  input: z.object({}),
  output: z.object({ results: z.array(QuizResultSchema) }),
  errors: [],
})
