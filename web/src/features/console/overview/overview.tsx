import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../components/button.tsx'
import { auditQuery } from '../../../data/console/records.ts'
import { openReportsQuery, suspendedAccountsQuery, suspendedPersonasQuery, waitingLettersQuery } from '../../../data/console/waiting.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { AuditEntry } from '../audit/audit-entry.tsx'
import { auditPath, deadLettersPath, reportsPath, suspendedPeoplePath, suspendedPersonasPath } from '../console-paths.ts'
import { Section } from '../layout/section.tsx'
import { Loaded } from '../list/loaded.tsx'
import { SearchNote } from './search-note.tsx'

const { overview: words, sections, audit } = consoleStrings

/** The items that wait for a decision, and the latest actions. */
export function Overview() {
  const reports = useQuery(openReportsQuery)
  const letters = useQuery(waitingLettersQuery)
  const personas = useQuery(suspendedPersonasQuery)
  const people = useQuery(suspendedAccountsQuery)
  const latest = useQuery(auditQuery({ action: '', page: 1, limit: 5 }))
  const isCalm = reports.data === 0 && letters.data === 0
  return (
    <Section title={sections.overview} intro={words.intro}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Tile to={reportsPath} words={words.tiles.reports} query={reports} isUrgent />
        <Tile to={deadLettersPath} words={words.tiles.deadLetters} query={letters} isUrgent />
        <Tile to={suspendedPersonasPath} words={words.tiles.personas} query={personas} />
        <Tile to={suspendedPeoplePath} words={words.tiles.people} query={people} />
      </ul>
      <p role="status" className="mt-3 min-h-6 text-14 text-ink-soft">
        {isCalm && words.calm}
      </p>
      <SearchNote />
      <h2 className="mt-8 mb-3 font-serif text-22 font-medium">{words.latest}</h2>
      <Loaded query={latest} failed={audit.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{words.noActions}</p>
          ) : (
            <>
              <ul className="divide-y divide-line rounded-card border border-line">
                {items.map((action) => (
                  <AuditEntry key={action.id} action={action} />
                ))}
              </ul>
              <ButtonLink look="bare" to={auditPath} className="mt-3">
                {words.allActions}
              </ButtonLink>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

interface TileProps {
  to: string
  words: readonly [title: string, text: string]
  query: { data: number | undefined; isError: boolean }
  /** Highlights a number above 0, which waits for a decision. */
  isUrgent?: boolean
}

function Tile({ to, words: [title, text], query: { data, isError }, isUrgent = false }: TileProps) {
  const waits = isUrgent && (data ?? 0) > 0
  return (
    <li className={`card gap-1 ${waits ? 'border-ink' : ''}`}>
      <Link to={to} className="stretched text-14 font-strong">
        {title}
      </Link>
      <p className={`font-serif text-36 font-medium tabular-nums ${data === 0 ? 'text-ink-soft' : ''}`}>
        {data !== undefined ? formatNumber(data) : isError ? <span className="font-sans text-14">{words.failed}</span> : '…'}
      </p>
      <p className="text-12 text-ink-soft">{text}</p>
    </li>
  )
}
