import { useTitle } from '../../lib/navigation/use-title.ts'

export function ThreeSixtyOriginalPage() {
  useTitle('360° Chats')
  return <h1>360° Chats</h1>
}
