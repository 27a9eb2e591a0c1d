import { useTitle } from '../../lib/navigation/use-title.ts'
import { newsroomStrings } from '../../strings/strings.ts'

export function ArchivePage() {
  useTitle(newsroomStrings.archiveTitle)
  return <h1>{newsroomStrings.archiveTitle}</h1>
}
