import { ANSWERS, type Answer, QUESTION_COUNT, scoreQuiz } from '#contract/quiz-rules.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const STORED_AT = 'kiai.quiz.unsaved'
const BEGUN_AT = 'kiai.quiz.begun'
const GAME = /^([0-3]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** A finished game, kept as the places of its answers and its key: '0123:…'. However often it is sent, it is one game. */
export type Game = { answers: readonly Answer[]; result_key: string }

/** Finished games that are not saved yet. They survive a reload, and another account does not get them. */
export function readKeptGames(user_id: string): Game[] {
  return parseGames(readStored(STORED_AT, 'sessionStorage'), user_id)
}

export function keepGame(user_id: string, game: Game): void {
  write(user_id, [...readKeptGames(user_id), game])
}

export function forgetGame(user_id: string, game: Game): void {
  write(user_id, withoutGame(readKeptGames(user_id), game))
}

export function withoutGame(games: readonly Game[], { result_key }: Game): Game[] {
  return games.filter((game) => game.result_key !== result_key)
}

/** The answers of an unfinished game: after a reload it continues with the next question, for the same account only. */
export function readBegunGame(user_id: string): readonly Answer[] {
  return parseBegunGame(readStored(BEGUN_AT, 'sessionStorage'), user_id)
}

export function keepBegunGame(user_id: string, answers: readonly Answer[]): void {
  if (answers.length === 0) forget(BEGUN_AT, 'sessionStorage')
  else store(BEGUN_AT, `${user_id} ${answers.join('')}`, 'sessionStorage')
}

export function parseBegunGame(kept: string | null, user_id: string): readonly Answer[] {
  const [owner, places = ''] = kept?.split(' ') ?? []
  const answers = parseAnswers(places)
  const playable = owner === user_id && answers.length === places.length && scoreQuiz(answers) === undefined
  return playable && answers.length < QUESTION_COUNT ? answers : []
}

function write(user_id: string, games: readonly Game[]): void {
  if (games.length === 0) forget(STORED_AT, 'sessionStorage')
  else store(STORED_AT, [user_id, ...games.map(writeGame)].join(' '), 'sessionStorage')
}

function writeGame({ answers, result_key }: Game): string {
  return `${answers.join('')}:${result_key}`
}

/** Checked, because a browser's storage may hold anything. */
export function parseGames(kept: string | null, user_id: string): Game[] {
  const [owner, ...games] = kept?.split(' ') ?? []
  return owner === user_id ? games.flatMap(parseGame) : []
}

function parseGame(text: string): Game[] {
  const [, places = '', result_key = ''] = GAME.exec(text) ?? []
  const answers = parseAnswers(places)
  return scoreQuiz(answers) === undefined ? [] : [{ answers, result_key }]
}

function parseAnswers(places: string): Answer[] {
  return [...places].flatMap((place) => ANSWERS.filter((answer) => place === String(answer)))
}
