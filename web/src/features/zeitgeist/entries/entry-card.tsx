import { Link } from 'react-router-dom'
import type { ZeitgeistEntry } from '../../../api/schemas.ts'
import { entryPath } from '../../../lib/navigation/paths.ts'
import { EntryArticle } from './entry-article.tsx'

interface EntryCardProps {
  entry: ZeitgeistEntry
  /** See `useNow`. */
  now: number | null
}

/** An entry in the list. Its title leads to its own page. */
export const EntryCard = ({ entry, now }: EntryCardProps) => (
  <li>
    <EntryArticle
      entry={entry}
      now={now}
      level="h3"
      title={
        <Link to={entryPath(entry.id)} className="underline-offset-4 hover:underline">
          {entry.title}
        </Link>
      }
    />
  </li>
)
