import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { QuizResult } from '#contract/quiz.ts'
import type { Answer } from '#contract/quiz-rules.ts'
import { newWrite, onSent, smallWrites, writeOrWait } from '#web/offline/small-writes.ts'
import { useWaitingWrites } from '#web/offline/use-waiting-writes.ts'
import { keepResult } from './queries.ts'

/** Saves finished games. A game that could not be saved waits in the browser, and is sent on request or when it can be. */
export function useSaveResult(user_id: string, onSaved: (result: QuizResult) => void) {
  const queryClient = useQueryClient()
  const waiting = useWaitingWrites('quiz')
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (answers: readonly Answer[]) =>
      writeOrWait(user_id, newWrite({ kind: 'quiz', answers: [...answers] }), { evenIfBroken: true }),
    onSuccess: (result) => {
      if (result) arrived(result)
    },
  })
  const arrived = (result: QuizResult) => {
    keepResult(queryClient, result)
    onSaved(result)
  }
  const onArrived = useEffectEvent(arrived)
  useEffect(
    () =>
      onSent(({ write, output }) => {
        if (write.kind === 'quiz' && 'fire_level' in output) onArrived(output)
      }),
    [],
  )
  const sendAll = () => {
    for (const { key } of waiting) smallWrites.retry(key)
  }
  const sending = isPending || waiting.some(({ progress }) => progress === 'sending')
  return {
    save: (answers: readonly Answer[]) => mutate(answers),
    retry: waiting.length > 0 && !sending ? sendAll : undefined,
    saving: sending,
    saved: data !== undefined,
    reset,
  }
}
