import { HISTORY_LENGTH, MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import { type Memory, NOTHING_KNOWN, type Question, type Turn } from '#server/strategist/strategist.ts'
import { type Conversation, TODAY } from '#tests/strategist/golden/conversation.ts'
import { EN } from '#tests/strategist/golden/en.ts'
import { ES } from '#tests/strategist/golden/es.ts'
import { PT } from '#tests/strategist/golden/pt.ts'
import { type Figure, median, percentile99 } from './figures.ts'

const LIMIT_MS = 20
const ROUNDS = 5
const STORIES = 10
const SPEAKERS = [null, ...PERSONA_LABELS]

const CONVERSATIONS: Record<Language, readonly Conversation[]> = { en: EN, pt: PT, es: ES }

/** The Fighter File of a member who has used Kiai for weeks. */
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
  training: {
    sessions_7: 5,
    minutes_7: 330,
    load_7: 2300,
    sessions_28: 16,
    minutes_28: 1000,
    load_28: 5600,
    weeks_before: 3,
    last: { day: '2026-11-14', kind: 'sparring', minutes: 60, effort: 8, word: 'sharp jab' },
    lesson: { day: '2026-11-01', kind: 'competition', outcome: 'loss', learnt: 'hands up after the jab' },
  },
  commitments: Array.from({ length: 5 }, (_, index) => ({
    id: `${index}`,
    text: 'I will run three times this week',
    due_date: `2026-11-1${index + 5}`,
  })),
  reported: [],
  summary: 'Freezing under pressure, sleep before a fight, and how to tell the coach.',
}

/** The time of one answer of the built-in strategist, measured over whole conversations. */
export async function measure(): Promise<Figure[]> {
  // Holding the conversations also loads the playbook and warms up the JavaScript engine.
  const asked = LANGUAGES.flatMap((language) => CONVERSATIONS[language].flatMap(questionsOf(language)))
  const [first, further] = [asked.filter(isFirst), asked.filter((question) => !isFirst(question))]
  return [
    figure('One answer of the built-in strategist', first),
    figure('One answer to a follow-up', further),
    figure(
      `One answer to ${MESSAGE_LENGTH} characters after ${HISTORY_LENGTH} messages`,
      LANGUAGES.flatMap(longestQuestions),
    ),
  ]
}

const isFirst = ({ history }: Question) => history.length === 0

/** The conversations alternate between the personas and none, and between a full and an empty memory. */
function questionsOf(language: Language): (conversation: Conversation, number: number) => Question[] {
  return ({ template, turns }, number) => {
    const persona = SPEAKERS[number % SPEAKERS.length] ?? null
    const memory = number % 2 === 0 ? NOTHING_KNOWN : MUCH_KNOWN
    return holdConversation(
      { template, persona, language, memory },
      turns.map(({ says }) => says),
    )
  }
}

/** The longest possible question: a message of the maximum length after the longest history. */
function longestQuestions(language: Language): Question[] {
  const said = CONVERSATIONS[language].flatMap(({ turns }) => turns.map(({ says }) => says))
  return Array.from({ length: STORIES }, (_, number) => {
    const story = [...said.slice(number * HISTORY_LENGTH), ...said].join(' ').slice(0, MESSAGE_LENGTH)
    const before = said.slice(number, number + HISTORY_LENGTH / 2)
    const questions = holdConversation({ template: 'fight', persona: 'mindset', language, memory: MUCH_KNOWN }, [
      ...before,
      story,
    ])
    return questions.at(-1) as Question
  })
}

/** Asks the messages one after the other, each with the history before it, and returns the questions. */
function holdConversation(
  about: Pick<Question, 'template' | 'persona' | 'language' | 'memory'>,
  messages: readonly string[],
): Question[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const question = { ...about, message, history: history.slice(-HISTORY_LENGTH), today: TODAY, seed: 'bench' }
    const { text, trace } = answerQuestion(question)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text, trace })
    return question
  })
}

/**
 * CPU time of this thread, because wall time includes waiting for other programs. Several answers are measured together,
 * because the system counts in steps of a few milliseconds.
 */
function cpuMsOf(question: Question): number {
  const begin = process.threadCpuUsage()
  for (let round = 0; round < ROUNDS; round++) answerQuestion(question)
  const { user, system } = process.threadCpuUsage(begin)
  return (user + system) / 1000 / ROUNDS
}

function figure(what: string, questions: readonly Question[]): Figure {
  const times = questions.map(cpuMsOf)
  const worst = percentile99(times)
  return {
    what,
    measured: `${worst.toFixed(1)} ms of work at p99`,
    against: `${median(times).toFixed(1)} ms at p50, ${questions.length} questions`,
    target: `under ${LIMIT_MS} ms`,
    reached: worst < LIMIT_MS,
  }
}
