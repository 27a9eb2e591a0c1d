import type { AccessKey } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { exactTime, relativeTime, utcDate } from '../../../lib/format/relative-time.ts'
import { keyStrings as words } from '../../../strings/strings.ts'

interface KeyRowProps {
  accessKey: AccessKey
  /** Receives the button to focus after the dialog closes. */
  onRevoke: (button: HTMLElement) => void
}

/** One API key. One that has ended is removed without a question. */
export function KeyRow({ accessKey, onRevoke }: KeyRowProps) {
  const { name, scopes, start, lastUsedAt, expiresAt } = accessKey
  const hasEnded = hasExpired(accessKey)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-14 font-strong wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          {scopes.map((scope) => (
            <span key={scope} className="rounded-full border border-edge px-2 text-12 font-medium">
              {words.scopes[scope]}
            </span>
          ))}
        </p>
        <p className="mt-0.5 text-12 text-ink-soft">
          <code translate="no" className="font-mono">
            {words.begins(start)}
          </code>
          {' · '}
          {lastUsedAt ? <Time at={lastUsedAt} text={words.used(relativeTime(Date.parse(lastUsedAt), Date.now()))} /> : words.unused}
          {' · '}
          {expiresAt ? <Time at={expiresAt} text={(hasEnded ? words.ended : words.ends)(utcDate(Date.parse(expiresAt)))} /> : words.endless}
        </p>
      </div>
      <Button
        look="bare"
        aria-label={(hasEnded ? words.removeOf : words.revokeOf)(name)}
        onClick={({ currentTarget }) => onRevoke(currentTarget)}
        className="-me-2"
      >
        {hasEnded ? words.remove : words.revoke}
      </Button>
    </li>
  )
}

/** Whether the key has ended by its days. */
export const hasExpired = ({ expiresAt }: AccessKey): boolean => expiresAt !== null && Date.parse(expiresAt) <= Date.now()

const Time = ({ at, text }: { at: string; text: string }) => (
  <time dateTime={at} title={exactTime(Date.parse(at))}>
    {text}
  </time>
)
