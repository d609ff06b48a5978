import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { soon } from '#tests/support/soon.ts'
import { createProgressSaver, type ProgressSaver } from './save-progress.ts'

let database: TestDatabase
let user_id: string
let progress: ProgressSaver
/** Counts the statements and collects the log. */
let statements: number
let lines: { msg: string }[]

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (name, email) values ('Robin', 'robin@people.example') returning id`,
  )
  user_id = rows[0]?.id ?? ''
})
afterAll(() => database.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  statements = 0
  lines = []
  const logger = { logQuery: () => void statements++ }
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  progress = createProgressSaver({ db: drizzle(database.pool, { logger }), log })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers that are being written, each in its own conversation. */
async function beginAnswers(count: number) {
  const answers = Array.from({ length: count }, () => {
    const answer = { answer_id: randomUUID(), text: '', fallback: false, isUnwanted: false, unwanted }
    function unwanted() {
      answer.isUnwanted = true
    }
    return answer
  })
  await database.pool.query(
    `with begun as (
       insert into conversations (id, user_id, room, template, language, open)
       select id, $1, 'war-room', 'fight', 'en', false from unnest($2::uuid[]) id
       returning id
     )
     insert into chat_messages (id, conversation_id, user_id, position, role, content, template, state)
     select id, id, $1, 1, 'assistant', '', 'fight', 'streaming' from begun`,
    [user_id, answers.map(({ answer_id }) => answer_id)],
  )
  return answers
}

type Begun = Awaited<ReturnType<typeof beginAnswers>>

async function stored(answers: Begun): Promise<(string | undefined)[]> {
  const { rows } = await database.pool.query<{ id: string; content: string }>(
    'select id, content from chat_messages where id = any($1)',
    [answers.map(({ answer_id }) => answer_id)],
  )
  const contents = new Map(rows.map(({ id, content }) => [id, content]))
  return answers.map(({ answer_id }) => contents.get(answer_id))
}

const halfASecond = () => vi.advanceTimersByTimeAsync(500)

test('the partial text of answers is stored twice a second, up to fifty with one statement', async () => {
  const answers = await beginAnswers(120)
  const ends = answers.map((answer) => progress.keep(answer))
  for (const [index, answer] of answers.entries()) answer.text = `words ${index}`
  await vi.advanceTimersByTimeAsync(499)
  expect(statements).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(async () => expect(await stored(answers)).toEqual(answers.map(({ text }) => text)), soon)
  expect(statements).toBe(3)
  for (const end of ends) end()
})

test('an answer that has not grown only gets a heartbeat every two seconds', async () => {
  const answers = await beginAnswers(1)
  const ends = answers.map((answer) => progress.keep(answer))
  for (let halves = 0; halves < 3; halves++) await halfASecond()
  expect(statements).toBe(0)
  await halfASecond()
  expect(statements).toBe(1)
  for (const end of ends) end()
})

test('an answer that cannot be stored delays only its own batch, and is retried', async () => {
  const answers = await beginAnswers(60)
  const ends = answers.map((answer) => progress.keep(answer))
  for (const answer of answers) answer.text = 'words'
  const [bad] = answers
  // PostgreSQL refuses text with a null byte.
  if (bad) bad.text = 'words\0'
  await halfASecond()
  const [first, second] = [answers.slice(0, 50), answers.slice(50)]
  await vi.waitFor(async () => expect(await stored(second)).toEqual(second.map(() => 'words')), soon)
  expect(await stored(first)).toEqual(first.map(() => ''))
  expect(lines.map(({ msg }) => msg)).toEqual(['answers under way could not be stored yet'])
  if (bad) bad.text = 'words again'
  await halfASecond()
  await vi.waitFor(async () => expect(await stored(first)).toEqual(first.map(({ text }) => text)), soon)
  expect(answers.some(({ isUnwanted }) => isUnwanted)).toBe(false)
  for (const end of ends) end()
})

test('a stopped answer is told so, and the others continue', async () => {
  const answers = await beginAnswers(3)
  const [wanted, stopped, gone] = answers
  const ends = answers.map((answer) => progress.keep(answer))
  await database.pool.query('update chat_messages set stop_requested = true where id = $1', [stopped?.answer_id])
  await database.pool.query('delete from chat_messages where id = $1', [gone?.answer_id])
  for (const answer of answers) answer.text = 'words'
  await halfASecond()
  await vi.waitFor(() => expect([stopped?.isUnwanted, gone?.isUnwanted]).toEqual([true, true]), soon)
  expect(wanted?.isUnwanted).toBe(false)
  for (const end of ends) end()
})

test('an ended answer is not stored again, and the timer stops with the last one', async () => {
  const answers = await beginAnswers(2)
  const [ended, other] = answers
  const [endFirst, endOther] = answers.map((answer) => progress.keep(answer))
  for (const answer of answers) answer.text = 'words'
  endFirst?.()
  await halfASecond()
  await vi.waitFor(async () => expect(await stored(answers)).toEqual(['', 'words']), soon)
  endOther?.()
  expect(vi.getTimerCount()).toBe(0)
  for (const answer of [ended, other]) if (answer) answer.text = 'more words'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(statements).toBe(1)
})
