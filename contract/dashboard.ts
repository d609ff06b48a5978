import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ProfileSchema } from './profile.ts'
import { QuizResultSchema } from './quiz.ts'
import { StreakSchema } from './streak.ts'

/** Everything the dashboard shows of its member, in one answer. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'member',
  summary: 'What the dashboard shows: profile, streak, newest quiz result, saved quotes',
  input: z.object({}),
  output: z.object({
    email: z.string(),
    profile: ProfileSchema,
    streak: StreakSchema,
    quiz: z.object({ latest: z.nullable(QuizResultSchema), taken: z.number() }),
    saved_quotes: z.number(),
  }),
  errors: [],
})
