import { useEffect, useState } from 'react'

const inputs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether the person has touched, pointed at or typed on the page: what only then is needed is not fetched with it. */
export function useHasInput(): boolean {
  const [hasInput, setHasInput] = useState(false)
  useEffect(() => {
    if (hasInput) return
    const note = () => setHasInput(true)
    for (const input of inputs) document.addEventListener(input, note, true)
    return () => {
      for (const input of inputs) document.removeEventListener(input, note, true)
    }
  }, [hasInput])
  return hasInput
}
