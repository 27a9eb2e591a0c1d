import { useTitle } from '../../lib/navigation/use-title.ts'

export function DiscussionPage() {
  useTitle('Expert Discussion')
  return <h1>Expert Discussion</h1>
}
