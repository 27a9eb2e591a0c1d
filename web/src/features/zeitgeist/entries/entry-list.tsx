import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { ZeitgeistEntry } from '../../../api/schemas.ts'
import { Announcement } from '../../../components/announcement/announcement.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { entriesQuery } from '../../../data/zeitgeist/entries.ts'
import { readChosenTypes, shownEntries, writeChosenTypes } from '../../../data/zeitgeist/shown-entries.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { useNow } from '../../../lib/use-now.ts'
import { zeitgeistStrings as words } from '../../../strings/strings.ts'
import { EntriesSkeleton } from './entries-skeleton.tsx'
import { EntryCard } from './entry-card.tsx'

/** The update interval of the labels, which change after hours, in milliseconds. */
const clockMs = 60_000

/** The entries of the chosen kinds. */
export function EntryList() {
  const [address] = useSearchParams()
  const chosen = readChosenTypes(address)
  const now = useNow(clockMs)
  const { data, error, isFetching, refetch } = useQuery(entriesQuery)
  if (!data && error && !isFetching) {
    return (
      <div role="alert">
        <Notice title={words.failed} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {words.tryAgain}
          </Button>
        </Notice>
      </div>
    )
  }
  if (!data) return <EntriesSkeleton />
  const entries = shownEntries(data, chosen)
  return (
    <section aria-label={words.entries}>
      <Announcement text={entries.length > 0 && words.shown(entries.length)} />
      {entries.length === 0 && <NoEntries isFiltered={data.length > 0} showAll={{ search: String(writeChosenTypes(address, [])) }} />}
      {entries.length > 0 && <Writers entries={entries} />}
      <h2 className="sr-only">{words.entries}</h2>
      <ul className="entry-columns">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
      <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
    </section>
  )
}

/** Names the models that wrote the entries. */
const Writers = ({ entries }: { entries: readonly ZeitgeistEntry[] }) => (
  <p role="note" className="mb-4 text-14 wrap-anywhere text-ink-soft">
    {words.writtenBy([...new Set(entries.map(({ model }) => model))])}
  </p>
)

/** The empty list. `isFiltered` means that there are entries of other kinds. */
const NoEntries = ({ isFiltered, showAll }: { isFiltered: boolean; showAll: { search: string } }) => (
  <div role="status">
    <Notice title={words.empty} text={isFiltered ? words.emptyKindText : words.emptyText}>
      {isFiltered ? (
        <ButtonLink replace to={showAll}>
          {words.emptyKindAction}
        </ButtonLink>
      ) : (
        <ButtonLink to={discoverPath}>{words.emptyAction}</ButtonLink>
      )}
    </Notice>
  </div>
)
