import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FirstCampSchema } from './first-camp.ts'
import { ProfileSchema } from './profile.ts'
import { QuizResultSchema } from './quiz.ts'
import { NextStepSchema, RoundSchema } from './round.ts'
import { StreakSchema } from './streak.ts'

/** Everything the dashboard shows, in one answer. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'member',
  summary:
    'What the dashboard shows: profile, streak, newest quiz result, saved quotes, next steps, the one thing to do today',
  input: z.object({}),
  output: z.object({
    email: z.string(),
    profile: ProfileSchema,
    /** The member's name in the Network; null until they first entered it. */
    handle: z.nullable(z.string()),
    streak: StreakSchema,
    quiz: z.object({ latest: z.nullable(QuizResultSchema), taken: z.number() }),
    saved_quotes: z.number(),
    /** A session with a coach, or as a coach, is to come: the page then asks which. */
    has_sessions: z.boolean(),
    /** An event is dated in the Fighter File: the page then asks for the camp. */
    has_fight_camp: z.boolean(),
    /** In the week before the event: how many days are left. */
    fight_week: z.nullable(z.object({ days: z.number(), is_fight: z.boolean() })),
    /** The steps that are due next, and how many are open in all. */
    plans: z.object({ open: z.array(NextStepSchema), count: z.number() }),
    /** Today's round. */
    round: RoundSchema,
    /** Null without one, and after its last day. */
    first_camp: z.nullable(FirstCampSchema),
  }),
  errors: [],
})
