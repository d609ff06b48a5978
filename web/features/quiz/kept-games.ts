import { ANSWERS, type Answer, scoreQuiz } from '#contract/quiz-rules.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const STORED_AT = 'kiai.quiz.unsaved'
const GAME = /^([0-3]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** A finished game, kept as the places of its answers and its key: '0123:…'. However often it is sent, it is one game. */
export type Game = { answers: readonly Answer[]; result_key: string }

/** Finished games that the server does not have yet: they survive a reload, and nobody else who signs in gets them. */
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

function write(user_id: string, games: readonly Game[]): void {
  if (games.length === 0) forget(STORED_AT, 'sessionStorage')
  else store(STORED_AT, [user_id, ...games.map(writeGame)].join(' '), 'sessionStorage')
}

function writeGame({ answers, result_key }: Game): string {
  return `${answers.join('')}:${result_key}`
}

/** Anything may stand in a browser's storage: only games that someone can have played count. */
export function parseGames(kept: string | null, user_id: string): Game[] {
  const [owner, ...games] = kept?.split(' ') ?? []
  return owner === user_id ? games.flatMap(parseGame) : []
}

function parseGame(text: string): Game[] {
  const [, places = '', result_key = ''] = GAME.exec(text) ?? []
  const answers = [...places].flatMap((place) => ANSWERS.filter((answer) => place === String(answer)))
  return scoreQuiz(answers) === undefined ? [] : [{ answers, result_key }]
}
