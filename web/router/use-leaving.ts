import { useEffect, useState } from 'react'

/** True from a button to a page of another site. A page that comes back from the history can be used again. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return [isLeaving, setLeaving] as const
}
