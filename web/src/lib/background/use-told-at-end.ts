import { useEffect, useEffectEvent, useRef } from 'react'
import { tellHiddenTab } from './tell-hidden-tab.ts'

/** Tells the reader of a hidden tab when something that runs has ended. `text` is null when its end is no news. */
export function useToldAtEnd(isRunning: boolean, text: string | null, userId: string | null) {
  const wasRunning = useRef(isRunning)
  const tell = useEffectEvent(() => {
    if (text !== null) tellHiddenTab(text, userId)
  })
  useEffect(() => {
    if (wasRunning.current && !isRunning) tell()
    wasRunning.current = isRunning
  }, [isRunning])
}
