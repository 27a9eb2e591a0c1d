import { useTitle } from '../../lib/navigation/use-title.ts'
import { zeitgeistStrings } from '../../strings/strings.ts'

export function ZeitgeistPage() {
  useTitle(zeitgeistStrings.title)
  return <h1>{zeitgeistStrings.title}</h1>
}
