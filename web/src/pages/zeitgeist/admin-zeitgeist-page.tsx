import { useTitle } from '../../lib/navigation/use-title.ts'
import { zeitgeistStrings } from '../../strings/strings.ts'

export function AdminZeitgeistPage() {
  useTitle(zeitgeistStrings.adminTitle)
  return <h1>{zeitgeistStrings.adminTitle}</h1>
}
