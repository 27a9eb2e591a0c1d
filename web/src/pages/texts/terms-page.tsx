import { useTitle } from '../../lib/navigation/use-title.ts'
import { textsStrings } from '../../strings/strings.ts'

export function TermsPage() {
  useTitle(textsStrings.terms)
  return <h1>{textsStrings.terms}</h1>
}
