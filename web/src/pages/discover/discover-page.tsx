import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import { parseBotQuery } from '../../data/personas/bot-query.ts'
import { DiscoverFilters, type OwnList } from '../../features/personas/discover/discover-filters.tsx'
import { DiscoverResults } from '../../features/personas/discover/discover-results.tsx'
import { FollowedResults } from '../../features/personas/discover/followed-results.tsx'
import { SavedResults } from '../../features/personas/discover/saved-results.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { strings } from '../../strings/strings.ts'
import { InlineChat } from './inline-chat.tsx'

export function DiscoverPage() {
  const [address] = useSearchParams()
  const chat = address.get('chat')
  const query = parseBotQuery(address)
  const { user } = useUser()
  const own = user && ownListOf(address)
  useTitle(chat ? null : strings.titles.discover)
  if (chat) return <InlineChat key={chat} slug={chat} />
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{strings.discover.heading}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{strings.discover.intro}</p>
      <DiscoverFilters query={query} isMember={user !== null} own={own} />
      {user && own === 'saved' && <SavedResults userId={user.id} />}
      {user && own === 'following' && <FollowedResults userId={user.id} />}
      {!own && <DiscoverResults query={query} />}
    </div>
  )
}

/** Returns the list of a member that the address names; null for a search. */
function ownListOf(address: URLSearchParams): OwnList | null {
  if (address.has('saved')) return 'saved'
  return address.has('following') ? 'following' : null
}
