import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How near to the end, in pixels, still counts as being there. */
const near = 48

/** Keeps a growing list at its end while the reader is there, and leaves it alone while they read further up. */
export function useStickToBottom(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const sticks = useRef(true)
  const [away, setAway] = useState(false)

  const toEnd = useCallback(() => {
    sticks.current = true
    setAway(false)
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [frame])

  useEffect(() => {
    const box = frame.current
    const list = content.current
    if (!box || !list) return
    let top = box.scrollTop
    const onScroll = () => {
      // Only moving up leaves the end: the list may have grown since it was scrolled there.
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= near
      sticks.current = atEnd || (sticks.current && box.scrollTop >= top)
      top = box.scrollTop
      setAway(!sticks.current)
    }
    const observer = new ResizeObserver(() => {
      if (sticks.current) box.scrollTop = box.scrollHeight
      else onScroll()
    })
    observer.observe(box)
    observer.observe(list)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [frame, content])

  return { away, toEnd }
}
