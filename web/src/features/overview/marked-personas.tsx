import { useQuery } from '@tanstack/react-query'
import { followedCreatorsQuery } from '../../data/personas/marks/followed-creators.ts'
import { savedPersonasQuery } from '../../data/personas/marks/saved-personas.ts'
import { followedPath, savedPersonasPath } from '../../lib/navigation/paths.ts'
import { creatorStrings, overviewStrings as words } from '../../strings/strings.ts'
import { PersonaRows } from './persona-rows.tsx'

/** The personas that the member saved last; nothing when there are none. */
export function SavedPersonas({ userId }: { userId: string }) {
  const { data: bots = [] } = useQuery(savedPersonasQuery(userId))
  return <PersonaRows title={words.saved} more={{ to: savedPersonasPath, label: words.allSaved }} bots={bots} />
}

/** The newest personas of the creators whom the member follows; nothing when there are none. */
export function FollowedPersonas({ userId }: { userId: string }) {
  const { data } = useQuery(followedCreatorsQuery(userId))
  const { title, all } = creatorStrings.overview
  return <PersonaRows title={title} more={{ to: followedPath, label: all }} bots={data?.bots ?? []} />
}
