import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { followedCreatorsQuery } from '../../../data/personas/marks/followed-creators.ts'
import { creatorPath } from '../../../lib/navigation/paths.ts'
import { creatorStrings } from '../../../strings/strings.ts'
import { MemberList } from './member-list.tsx'

const words = creatorStrings.discover
const empty = { title: words.none, text: words.noneText }

/** The newest personas of the creators whom the member follows, below links to these creators. */
export function FollowedResults({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(followedCreatorsQuery(userId))
  return (
    <MemberList title={words.title} bots={data?.bots} error={error} onRetry={refetch} empty={empty}>
      <nav aria-label={words.creators} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {data?.creators.map(({ id, username }) => (
            <li key={id} className="min-w-0">
              <Link to={creatorPath(username)} className="chip wrap-anywhere">
                {username}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </MemberList>
  )
}
