import { useTitle } from '../../lib/navigation/use-title.ts'
import { consoleStrings } from '../../strings/strings.ts'

export function AdminPage() {
  useTitle(consoleStrings.title)
  return <h1>{consoleStrings.title}</h1>
}
