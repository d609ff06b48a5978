import { performance } from 'node:perf_hooks'
import { HISTORY_LENGTH, MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import type { Memory, Question, Turn } from '#server/strategist/strategist.ts'
import { type Conversation, TODAY } from '#tests/strategist/golden/conversation.ts'
import { EN } from '#tests/strategist/golden/en.ts'
import { ES } from '#tests/strategist/golden/es.ts'
import { PT } from '#tests/strategist/golden/pt.ts'
import { type Figure, median, nearTheWorst } from './figures.ts'

const LIMIT_MS = 20
/** The first rounds read the playbook and warm the engine up. */
const WARM_UP = 1
const ROUNDS = 3
const SPEAKERS = [null, ...PERSONA_LABELS]

const CONVERSATIONS: Record<Language, readonly Conversation[]> = { en: EN, pt: PT, es: ES }

const NOTHING_KNOWN: Memory = { full_name: null, facts: [], quiz: null, streak: 0, commitments: [], summary: null }

/** A Fighter File as someone has it who has been here for weeks. */
const MUCH_KNOWN: Memory = {
  full_name: 'Robin Bench',
  facts: [
    { key: 'goal', value: 'win my first amateur bout' },
    { key: 'obstacle', value: 'I freeze when someone hits me hard' },
    { key: 'event', value: 'my first amateur bout' },
    { key: 'event_date', value: '2026-12-27' },
    { key: 'sport', value: 'boxing' },
    { key: 'level', value: 'beginner' },
    { key: 'hours_a_week', value: '6' },
    { key: 'emotion', value: 'nervous' },
    { key: 'confidence', value: '4' },
    { key: 'tried', value: 'breathing before sparring' },
  ],
  quiz: { fire_level: 75, taken_on: '2026-11-10' },
  streak: 12,
  commitments: Array.from({ length: 5 }, (_, index) => ({
    id: `${index}`,
    text: 'I will run three times this week',
    due_date: `2026-11-1${index + 5}`,
  })),
  summary: 'Freezing under pressure, sleep before a fight, and how to tell the coach.',
}

interface Timed {
  /** How many messages came before. */
  before: number
  /** Of this thread's own work: while another program has the processor, nobody is answering. */
  workMs: number
  clockMs: number
}

/** One answer of the built-in strategist, from the message to the last word: whole conversations, as people hold them. */
export async function measure(): Promise<Figure[]> {
  const timed = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => holdAll(round))
    .slice(WARM_UP)
    .flat()
  return [
    figure(
      'One answer of the built-in strategist',
      timed.filter(({ before }) => before === 0),
    ),
    figure(
      'One answer to a follow-up',
      timed.filter(({ before }) => before > 0),
    ),
    figure(`One answer to ${MESSAGE_LENGTH} characters after ${HISTORY_LENGTH} messages`, longest()),
  ]
}

/** Every conversation of the golden set, by turns with each persona and none, known well and not at all. */
function holdAll(round: number): Timed[] {
  return LANGUAGES.flatMap((language) =>
    CONVERSATIONS[language].flatMap((conversation, number) => {
      const persona = SPEAKERS[(number + round) % SPEAKERS.length] ?? null
      const memory = (number + round) % 2 === 0 ? NOTHING_KNOWN : MUCH_KNOWN
      const history: Turn[] = []
      return conversation.turns.map(({ says }) => {
        const { template } = conversation
        const question = { message: says, template, persona, language, memory, today: TODAY, seed: `${round}` }
        return answerNext(question, history)
      })
    }),
  )
}

/** All that fits: a member's whole story at once, in the middle of a conversation. */
function longest(): Timed[] {
  const rounds = Array.from({ length: WARM_UP + ROUNDS * 10 }, (_, round) =>
    LANGUAGES.map((language) => {
      const stories = CONVERSATIONS[language].flatMap(({ turns }) => turns.map(({ says }) => says))
      const story = [...stories.slice(round), ...stories].join(' ').slice(0, MESSAGE_LENGTH)
      const question = { template: 'fight', persona: 'mindset', language, memory: MUCH_KNOWN, today: TODAY } as const
      const history: Turn[] = []
      for (let said = 0; said < HISTORY_LENGTH / 2; said++)
        answerNext({ ...question, message: stories[round + said] ?? '', seed: `${round}` }, history)
      return answerNext({ ...question, message: story, seed: `${round}` }, history)
    }),
  )
  return rounds.slice(WARM_UP).flat()
}

function answerNext(question: Omit<Question, 'history'>, history: Turn[]): Timed {
  const before = history.slice(-HISTORY_LENGTH)
  const [since, worked] = [performance.now(), process.threadCpuUsage()]
  const { text, trace } = answerQuestion({ ...question, history: before })
  const { user, system } = process.threadCpuUsage(worked)
  const clockMs = performance.now() - since
  history.push({ role: 'user', content: question.message }, { role: 'assistant', content: text, trace })
  return { before: before.length, workMs: (user + system) / 1000, clockMs }
}

function figure(what: string, timed: readonly Timed[]): Figure {
  const work = timed.map(({ workMs }) => workMs)
  const worst = nearTheWorst(work)
  const onTheClock = nearTheWorst(timed.map(({ clockMs }) => clockMs))
  return {
    what,
    measured: `${worst.toFixed(1)} ms of work at p99`,
    against: `${median(work).toFixed(1)} ms at p50, ${onTheClock.toFixed(1)} ms by the clock at p99, ${timed.length} answers`,
    target: `under ${LIMIT_MS} ms`,
    reached: worst < LIMIT_MS,
  }
}
