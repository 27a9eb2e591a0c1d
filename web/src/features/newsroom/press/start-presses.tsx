import { Button } from '../../../components/button.tsx'
import { useGenerateEdition, useRunningEdition } from '../../../data/newsroom/edition.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'

/** The button that starts an edition with all four authors, unless this window runs one. */
export function StartPresses() {
  const generate = useGenerateEdition()
  const isRunning = useRunningEdition() !== null
  return (
    <Button look="primary" aria-disabled={isRunning} aria-busy={isRunning} onClick={() => !isRunning && generate.mutate({})}>
      {isRunning ? words.press.running : words.start}
    </Button>
  )
}
