import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that keeps an element's screen position at the next change of `content`, by scrolling its frame. */
export function useHeldPosition(frame: RefObject<HTMLElement | null>, content: unknown) {
  const held = useRef<{ element: HTMLElement; top: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element moves when the content changes
  useLayoutEffect(() => {
    const { element, top } = held.current ?? {}
    held.current = null
    if (element?.isConnected && top !== undefined && frame.current) frame.current.scrollTop += element.getBoundingClientRect().top - top
  }, [content, frame])

  return useCallback((element: HTMLElement) => {
    held.current = { element, top: element.getBoundingClientRect().top }
  }, [])
}
