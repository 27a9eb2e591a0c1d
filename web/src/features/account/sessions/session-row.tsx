import { Monitor, Smartphone } from '#icons'
import type { Session } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { useLogOut } from '../../../data/accounts/user.ts'
import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { formatDevice, parseUserAgent } from './device.ts'

const { account } = accountStrings

interface SessionRowProps {
  session: Session
  isEnding: boolean
  onEnd: (device: string) => void
}

/** One session. Signing out of the current session logs out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const logOut = useLogOut()
  const device = parseUserAgent(session.agent)
  const name = formatDevice(device, account)
  const Icon = device.handheld ? Smartphone : Monitor
  const seen = Date.parse(session.lastSeenAt)
  const ago = relativeTime(seen, Date.now())
  const isBusy = isEnding || logOut.isPending
  const end = () => (session.current ? logOut.mutate() : onEnd(name))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
      <Icon aria-hidden className="size-5 flex-none text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-14 font-strong">{name}</span>
          {session.current && <span className="rounded-full border border-edge px-2 text-12 font-medium">{account.thisDevice}</span>}
        </p>
        <p className="text-12 text-ink-soft">
          {session.current ? (
            account.activeNow
          ) : (
            <time dateTime={session.lastSeenAt} title={exactTime(seen)}>
              {account.lastSeen(ago)}
            </time>
          )}
        </p>
      </div>
      <Button
        look="bare"
        aria-label={session.current ? undefined : account.signOutOf(name, ago)}
        aria-disabled={isBusy}
        onClick={() => !isBusy && end()}
        className="-me-2"
      >
        {isEnding ? account.signingOut : account.signOut}
      </Button>
    </li>
  )
}
