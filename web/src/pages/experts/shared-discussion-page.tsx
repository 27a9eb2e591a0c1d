import { useTitle } from '../../lib/navigation/use-title.ts'

export function SharedDiscussionPage() {
  useTitle('Expert Discussion')
  return <h1>Expert Discussion</h1>
}
