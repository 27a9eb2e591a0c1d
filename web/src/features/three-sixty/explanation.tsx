import { useEffect, useId, useState } from 'react'
import { readStored, writeStored } from '../../lib/storage.ts'
import { threeSixtyStrings } from '../../strings/strings.ts'
import { isPhone } from './is-phone.ts'

const { intro } = threeSixtyStrings
const storageKey = 'rostra.360-intro-hidden'

interface ExplanationProps {
  /** Whether the reader has asked. */
  isAsked: boolean
}

/** Explains the page. Hidden and shown by a button; the browser remembers the choice. On a phone the first question hides it. */
export function Explanation({ isAsked }: ExplanationProps) {
  const id = useId()
  const [isShown, setShown] = useState(true)
  // Read after hydration, because the server does not know the choice.
  useEffect(() => {
    if (readStored(storageKey) !== null) setShown(false)
  }, [])
  const [wasAsked, setWasAsked] = useState(false)
  // While rendering, and in no effect: the page then moves to the answers, whose place depends on it.
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked && isPhone()) setShown(false)
  }
  const toggle = () => {
    setShown(!isShown)
    writeStored(storageKey, isShown ? '1' : null)
  }
  return (
    <section aria-label={intro.title}>
      <button type="button" aria-expanded={isShown} aria-controls={id} onClick={toggle} className="text-link">
        {isShown ? intro.hide : intro.show}
      </button>
      <dl id={id} hidden={!isShown} className="mt-2 grid gap-5 rounded-card border border-line bg-raised p-5 sm:grid-cols-3">
        {intro.points.map(([term, text]) => (
          <div key={term}>
            <dt className="font-strong">{term}</dt>
            <dd className="mt-1 text-14 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
