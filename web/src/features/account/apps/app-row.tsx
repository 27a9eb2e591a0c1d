import type { AppAccess } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { keyStrings, appStrings as words } from '../../../strings/strings.ts'

interface AppRowProps {
  app: AppAccess
  /** Receives the button to focus after the dialog closes. */
  onRevoke: (button: HTMLElement) => void
}

/** One app, with what it may do, has spent, and when it was used. */
export const AppRow = ({ app: { name, url, scopes, budget, spent, grantedAt, lastUsedAt }, onRevoke }: AppRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
    <div className="min-w-0 flex-1 basis-52">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-14 font-strong wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {scopes.map((scope) => (
          <span key={scope} className="rounded-full border border-edge px-2 text-12 font-medium">
            {keyStrings.scopes[scope]}
          </span>
        ))}
      </p>
      <p className="mt-0.5 text-12 text-ink-soft">
        {url && (
          <>
            <bdi>{URL.parse(url)?.host}</bdi>
            {' · '}
          </>
        )}
        {words.spent(spent, budget)}
        {' · '}
        <Time at={grantedAt} text={words.granted} />
        {' · '}
        {lastUsedAt ? <Time at={lastUsedAt} text={words.used} /> : words.unused}
      </p>
    </div>
    <Button look="bare" aria-label={words.revokeOf(name)} onClick={({ currentTarget }) => onRevoke(currentTarget)} className="-me-2">
      {words.revoke}
    </Button>
  </li>
)

const Time = ({ at, text }: { at: string; text: (when: string) => string }) => (
  <time dateTime={at} title={exactTime(Date.parse(at))}>
    {text(relativeTime(Date.parse(at), Date.now()))}
  </time>
)
