import { Button } from '../../../components/button.tsx'
import { useGenerateEdition, useRunningEdition } from '../../../data/newsroom/edition.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'

/** Has all four authors write, unless this window runs an edition. */
export function StartPresses() {
  const generate = useGenerateEdition()
  const isRunning = useRunningEdition() !== null
  return (
    <Button look="primary" aria-disabled={isRunning} aria-busy={isRunning} onClick={() => !isRunning && generate.mutate({})}>
      {isRunning ? words.press.running : words.start}
    </Button>
  )
}
