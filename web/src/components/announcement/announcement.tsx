import { useEffect, useState } from 'react'

/** Milliseconds after which screen readers have taken an announcement. Kept longer, it would be read again and copied. */
const keptMs = 10_000

/** Calls `empty` 10 s after the last announcement. `announced` changes with each one, and is falsy without one. `empty` must be stable. */
export function useEmptying(announced: unknown, empty: () => void) {
  useEffect(() => {
    if (!announced) return
    const timer = setTimeout(empty, keptMs)
    return () => clearTimeout(timer)
  }, [announced, empty])
}

/** Returns a text for 10 s, then nothing until there is another one. */
export function useAnnounced(text: string): string {
  const [isOver, setOver] = useState(false)
  const [last, setLast] = useState(text)
  if (text !== last) {
    setLast(text)
    setOver(false)
  }
  const [end] = useState(() => () => setOver(true))
  useEmptying(text, end)
  return isOver ? '' : text
}

/** Announces a text to screen readers each time that it changes, and empties itself. */
export const Announcement = ({ text }: { text: string | false | null | undefined }) => (
  <p role="status" className="sr-only select-none">
    {useAnnounced(text || '')}
  </p>
)
