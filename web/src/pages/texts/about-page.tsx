import { useTitle } from '../../lib/navigation/use-title.ts'
import { textsStrings } from '../../strings/strings.ts'

export function AboutPage() {
  useTitle(textsStrings.about)
  return <h1>{textsStrings.about}</h1>
}
