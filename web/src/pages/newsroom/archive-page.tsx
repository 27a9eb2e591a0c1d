import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Notice } from '../../components/notice.tsx'
import { parseArchiveQuery, problemsOf } from '../../data/newsroom/archive-query.ts'
import { archiveAddress } from '../../features/newsroom/archive/archive-address.ts'
import { ArchiveFilters } from '../../features/newsroom/archive/archive-filters.tsx'
import { ArchiveResults } from '../../features/newsroom/archive/archive-results.tsx'
import { archivePath, buglePath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { newsroomStrings } from '../../strings/strings.ts'

const words = newsroomStrings.archive

/** All published stories with filters, which are in the address. */
export function ArchivePage() {
  useTitle(newsroomStrings.archiveTitle)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = parseArchiveQuery(params)
  const isValid = Object.keys(problemsOf(query)).length === 0
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-8 pb-14 sm:px-6">
      <header className="mb-8 border-b-4 border-double border-ink pb-6">
        <Link to={buglePath} className="text-link print:hidden">
          {newsroomStrings.title}
        </Link>
        <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{newsroomStrings.archiveTitle}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{words.intro}</p>
        <ArchiveFilters
          filters={query}
          onApply={(filters) => navigate(archiveAddress({ ...query, ...filters, page: 1 }))}
          onReset={() => navigate(archivePath)}
        />
      </header>
      {isValid ? <ArchiveResults query={query} /> : <Notice title={words.empty} text={words.check} />}
    </div>
  )
}
