import { useTitle } from '../../lib/navigation/use-title.ts'

export function CirclePage() {
  useTitle('Circle of Experts')
  return <h1>Circle of Experts</h1>
}
