import { Link } from 'react-router-dom'
import { useUser, useUserStatus } from '../../data/accounts/user.ts'
import { EntryList } from '../../features/zeitgeist/entries/entry-list.tsx'
import { FilterChips } from '../../features/zeitgeist/entries/filter-chips.tsx'
import { HowItIsMade } from '../../features/zeitgeist/how-it-is-made.tsx'
import { RefreshButton } from '../../features/zeitgeist/refresh/refresh-button.tsx'
import { RefreshProgress } from '../../features/zeitgeist/refresh/refresh-progress.tsx'
import { adminZeitgeistPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { zeitgeistStrings as words } from '../../strings/strings.ts'

/** What people talk about. Super senators can refresh it. */
export function ZeitgeistPage() {
  useTitle(words.title)
  const { user } = useUser()
  const isAdmin = (useUserStatus()?.role ?? user?.role) === 'super_senator'
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-pitch">
          <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{words.title}</h1>
          <p className="mt-3 text-ink-soft">{words.intro}</p>
        </div>
        {isAdmin && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link to={adminZeitgeistPath} className="text-link">
              {words.manage}
            </Link>
            <RefreshButton label={words.refresh.button} texts={words.refresh} />
          </div>
        )}
      </header>
      <div className="my-8">
        <FilterChips />
      </div>
      {isAdmin && <RefreshProgress />}
      <EntryList />
      <HowItIsMade />
    </div>
  )
}
