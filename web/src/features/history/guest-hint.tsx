import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { historyQuery } from '../../data/chat/history.ts'
import { historyPath, registerPath } from '../../lib/navigation/paths.ts'
import { strings, historyStrings as words } from '../../strings/strings.ts'

/** Explains to a guest how long conversations are kept, and how to keep them longer. */
export function GuestHint() {
  const { user, isPending, error } = useUser()
  const { data } = useInfiniteQuery({ ...historyQuery(null, ''), enabled: false })
  // Not before the list above it, which would move it.
  if (user || isPending || error || !data) return null
  return (
    <aside
      aria-label={words.guestTitle}
      className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-strong">{words.guestTitle}</p>
        <p className="text-14 text-ink-soft">{words.guestText}</p>
      </div>
      <ButtonLink to={registerPath(historyPath)}>{strings.shell.signUp}</ButtonLink>
    </aside>
  )
}
