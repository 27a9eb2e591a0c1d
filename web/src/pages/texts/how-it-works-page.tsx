import { useTitle } from '../../lib/navigation/use-title.ts'
import { textsStrings } from '../../strings/strings.ts'

export function HowItWorksPage() {
  useTitle(textsStrings.howItWorks)
  return <h1>{textsStrings.howItWorks}</h1>
}
