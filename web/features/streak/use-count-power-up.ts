import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Streak } from '#contract/streak.ts'
import { call } from '#web/api/client.ts'
import { onConnectionRegained } from '#web/api/connection.ts'
import { forgetUncounted, keepUncounted } from './kept-power-up.ts'

type Done = { user_id: string; day: string }

/** Reports a finished drill to the server. It is kept until then, and reported again when the connection is back. */
export function useCountPowerUp(done: Done, onCounted: (streak: Streak) => void) {
  const [failed, setFailed] = useState(false)
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => {
      keepUncounted(done)
      return call('POST /api/power-ups', {})
    },
    onSuccess: ({ streak }) => {
      forgetUncounted()
      onCounted(streak)
    },
    onError: () => setFailed(true),
  })
  const waiting = failed && !isPending && !data
  useEffect(() => (waiting ? onConnectionRegained(() => mutate()) : undefined), [waiting, mutate])
  return { count: () => mutate(), counting: isPending, failed, streak: data?.streak }
}
