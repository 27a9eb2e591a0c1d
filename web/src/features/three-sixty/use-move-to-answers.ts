import { useEffect, useRef } from 'react'
import { isPhone } from './is-phone.ts'
import { wantsNoMotion } from './use-reveal.ts'

/**
 * On a phone moves the reader to a question that was just asked, because its answers come below the form. `newest`: its key until it is
 * answered. When it could not be asked, the focus returns to the form.
 */
export function useMoveToAnswers(newest: string | null) {
  const form = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const title = heading.current
    const box = form.current
    if (newest === null || !title || !isPhone()) return
    moveToQuestion(title)
    return () => {
      if (!title.isConnected) box?.querySelector('textarea')?.focus()
    }
  }, [newest])
  return { form, title: heading }
}

/** Focuses the title of a question. A phone also scrolls to it, because its answers come below. */
export function moveToQuestion(title: HTMLElement) {
  title.focus({ preventScroll: true })
  if (isPhone()) title.scrollIntoView({ behavior: wantsNoMotion() ? 'instant' : 'smooth', block: 'start' })
}
