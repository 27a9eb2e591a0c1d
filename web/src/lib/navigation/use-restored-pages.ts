import { useEffect, useState } from 'react'

/** Counts how often the browser has shown this page again from its back/forward cache. */
export function useRestoredPages(): number {
  const [restored, setRestored] = useState(0)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setRestored((before) => before + 1)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return restored
}
