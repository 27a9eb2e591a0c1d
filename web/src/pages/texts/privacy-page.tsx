import { useTitle } from '../../lib/navigation/use-title.ts'
import { textsStrings } from '../../strings/strings.ts'

export function PrivacyPage() {
  useTitle(textsStrings.privacy)
  return <h1>{textsStrings.privacy}</h1>
}
