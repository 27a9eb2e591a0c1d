import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the handlers of a part of the page. When a render of that part removes its focused element, the focus moves to `target` instead
 * of being lost.
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) target.current?.focus()
  })
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target
    },
    // React reports no blur of an element that it removes.
    onBlur: () => {
      focused.current = null
    },
  }
}
