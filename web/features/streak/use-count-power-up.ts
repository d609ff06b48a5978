import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Streak } from '#contract/streak.ts'
import { newWrite, onSent, smallWrites, writeOrWait } from '#web/offline/small-writes.ts'
import { useWaitingWrites } from '#web/offline/use-waiting-writes.ts'

type Done = { user_id: string; day: string }

/** Reports a finished drill to the server. Until it has arrived it waits in the browser, also over a reload. */
export function useCountPowerUp({ user_id, day }: Done, onCounted: (streak: Streak) => void) {
  const waiting = useWaitingWrites('power-up').find((write) => write.day === day)
  const [streak, setStreak] = useState<Streak>()
  const counted = useEffectEvent((next: Streak) => {
    setStreak(next)
    onCounted(next)
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => writeOrWait(user_id, newWrite({ kind: 'power-up', day }), { evenIfBroken: true }),
    onSuccess: (output) => {
      if (!output) return
      setStreak(output.streak)
      onCounted(output.streak)
    },
  })
  useEffect(
    () =>
      onSent(({ write, output }) => {
        if (write.kind === 'power-up' && write.day === day && 'streak' in output) counted(output.streak)
      }),
    [day],
  )
  return {
    count: () => (waiting ? smallWrites.retry(waiting.key) : mutate()),
    counting: isPending || waiting?.progress === 'sending',
    failed: waiting !== undefined,
    streak,
  }
}

export function isUncounted({ user_id, day }: Done): boolean {
  return smallWrites.itemsOf(user_id).some((write) => write.kind === 'power-up' && write.day === day)
}
