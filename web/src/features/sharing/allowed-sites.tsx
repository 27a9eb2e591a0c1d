import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Bot } from '../../api/bot.ts'
import { editAt } from '../../app/addresses.ts'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { botBySlugQuery } from '../personas/persona-queries.ts'

const { share } = sharingStrings

/** Which websites may show a persona: the list for its owner, for others that the owner decides. */
export function AllowedSites({ bot }: { bot: Bot }) {
  const { user } = useUser()
  const own = user !== null && user.id === bot.userId
  // A persona of a list comes without its websites.
  const { data } = useQuery({ ...botBySlugQuery(bot.slug), enabled: own && bot.embedOrigins === undefined })
  const sites = bot.embedOrigins ?? data?.embedOrigins
  if (!own) return <p className="border-t border-line pt-3 text-14 text-ink-soft">{share.ownerDecides}</p>
  if (!sites) return null
  const all = sites.includes('*')
  return (
    <div className="border-t border-line pt-3 text-14">
      <p className="text-ink-soft">{all ? share.allowedAll : sites.length === 0 ? share.allowedNone : share.allowed}</p>
      {!all && sites.length > 0 && (
        <ul className="mt-1 font-mono text-12 wrap-anywhere">
          {sites.map((site) => (
            <li key={site}>{site}</li>
          ))}
        </ul>
      )}
      <Link to={editAt(bot.id)} className="text-link">
        {share.change}
      </Link>
    </div>
  )
}
