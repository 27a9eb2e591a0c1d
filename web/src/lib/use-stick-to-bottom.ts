import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The distance in pixels that still counts as the end. */
const tolerance = 48

interface StickOptions {
  frame: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  /** Whether the list starts at its top, until the reader or `scrollToEnd` scrolls to the end. */
  startsAtTop: boolean
  /** Whether styles keep the list at its end, which lays it out in reverse. */
  isReversed?: boolean
}

/** Keeps a growing list scrolled to its end, unless the reader has scrolled up. */
export function useStickToBottom({ frame, content, startsAtTop, isReversed = false }: StickOptions) {
  const isAtEnd = useRef(!startsAtTop)
  const [isAway, setIsAway] = useState(false)

  const scrollToEnd = useCallback(() => {
    isAtEnd.current = true
    setIsAway(false)
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [frame])

  /** Keeps the scroll position when the list grows, until the reader scrolls to the end. */
  const stay = useCallback(() => {
    isAtEnd.current = false
  }, [])

  // The other layout counts from the other end.
  useLayoutEffect(() => {
    if (!isReversed && isAtEnd.current && frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [frame, isReversed])

  useEffect(() => {
    const box = frame.current
    const list = content.current
    if (!box || !list) return
    let top = box.scrollTop
    const onScroll = () => {
      // Only scrolling up leaves the end: the list may have grown since the last scroll.
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= tolerance
      isAtEnd.current = atEnd || (isAtEnd.current && box.scrollTop >= top)
      top = box.scrollTop
      setIsAway(!isAtEnd.current)
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
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

  return { isAway, scrollToEnd, stay }
}
