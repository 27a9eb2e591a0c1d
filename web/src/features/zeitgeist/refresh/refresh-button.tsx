import { RefreshCw } from '#icons'
import { Button } from '../../../components/button.tsx'
import { useRefreshEntries, useRunningRefresh } from '../../../data/zeitgeist/refresh.ts'
import { zeitgeistStrings } from '../../../strings/strings.ts'

interface RefreshButtonProps {
  label: string
  texts: { done: string; failed: string }
  look?: 'primary' | 'quiet'
}

/** Starts a refresh, unless this window runs one. */
export function RefreshButton({ label, texts, look = 'quiet' }: RefreshButtonProps) {
  const refresh = useRefreshEntries(texts)
  const isRunning = useRunningRefresh() !== null
  return (
    <Button look={look} aria-disabled={isRunning} aria-busy={isRunning} onClick={() => !isRunning && refresh.mutate()}>
      <RefreshCw aria-hidden className="size-4" />
      {isRunning ? zeitgeistStrings.refresh.running : label}
    </Button>
  )
}
