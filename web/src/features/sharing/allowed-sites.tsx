import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Bot } from '../../api/schemas.ts'
import { useUser } from '../../data/accounts/user.ts'
import { botBySlugQuery } from '../../data/personas/personas.ts'
import { editPersonaPath } from '../../lib/navigation/paths.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { share } = sharingStrings

/** The websites that may frame a persona, for its owner; for others a note that the owner decides. */
export function AllowedSites({ bot }: { bot: Bot }) {
  const { user } = useUser()
  const own = user !== null && user.id === bot.userId
  // Fetched, because a persona from a list lacks its websites.
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
      <Link to={editPersonaPath(bot.id)} className="text-link">
        {share.change}
      </Link>
    </div>
  )
}
