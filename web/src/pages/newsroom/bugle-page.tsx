import { useTitle } from '../../lib/navigation/use-title.ts'
import { newsroomStrings } from '../../strings/strings.ts'

export function BuglePage() {
  useTitle(newsroomStrings.title)
  return <h1>{newsroomStrings.title}</h1>
}
