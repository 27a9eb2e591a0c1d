import { useQuery } from '@tanstack/react-query'
import { savedPersonasQuery } from '../../../data/personas/marks/saved-personas.ts'
import { strings } from '../../../strings/strings.ts'
import { MemberList } from './member-list.tsx'

const { discover } = strings
const empty = { title: discover.noneSaved, text: discover.noneSavedText }

/** The personas that the member saved, newest first. */
export function SavedResults({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(savedPersonasQuery(userId))
  return <MemberList title={discover.savedTitle} bots={data} error={error} onRetry={refetch} empty={empty} />
}
