import { useEffect, useEffectEvent } from 'react'
import type { Draft } from './use-draft.ts'

interface KeptText {
  /** The text of a message that was refused and can be sent later; null or undefined otherwise. */
  refused: string | null | undefined
  /** The text of a message that is not sent yet; null when there is none. */
  unsent: string | null
}

/**
 * Puts texts that were not sent back into the input: a refused one at once, to be sent after signing in or buying credits, and an unsent
 * one when the page is left or reloaded. Keeps another draft.
 */
export function useKeptText({ keep }: Draft, { refused, unsent }: KeptText) {
  useEffect(() => {
    if (refused) keep(refused)
  }, [refused, keep])

  const keepUnsent = useEffectEvent(() => {
    if (unsent !== null) keep(unsent)
  })
  useEffect(() => {
    const onLeave = () => keepUnsent()
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}
