import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QuizResult } from '#contract/quiz.ts'
import { call } from '#web/api/client.ts'
import { onConnectionRegained } from '#web/api/connection.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { forgetGame, type Game, keepGame, readKeptGames, withoutGame } from './kept-games.ts'
import { keepResult } from './queries.ts'

/** Saves finished games. A game that could not be saved is kept, and retried on request or when the connection is back. */
export function useSaveResult(user_id: string, onSaved: (result: QuizResult) => void) {
  const queryClient = useQueryClient()
  const [kept, setKept] = useState(() => readKeptGames(user_id))
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: (game: Game) => call('POST /api/quiz/results', { ...game, answers: [...game.answers] }),
    // One after another, so that the history has the order in which they were played.
    scope: { id: 'quiz-results' },
    onSuccess: (result, game) => {
      forgetGame(user_id, game)
      setKept((games) => withoutGame(games, game))
      keepResult(queryClient, result)
      onSaved(result)
    },
  })
  const sendAll = () => {
    for (const game of kept) mutate(game)
  }
  const onRegained = useEffectEvent(sendAll)
  const unsaved = !isPending && kept.length > 0
  useEffect(() => (unsaved ? onConnectionRegained(onRegained) : undefined), [unsaved])
  return {
    save: (answers: Game['answers']) => {
      const game = { answers, result_key: randomUuid() }
      keepGame(user_id, game)
      setKept((games) => [...games, game])
      mutate(game)
    },
    retry: unsaved ? sendAll : undefined,
    saving: isPending,
    saved: isSuccess,
    reset,
  }
}
