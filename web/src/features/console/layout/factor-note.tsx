import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ShieldAlert } from '#icons'
import { secondFactorQuery } from '../../../data/accounts/second-factor/second-factor.ts'
import { useUser } from '../../../data/accounts/user.ts'
import { isServerInDevelopment } from '../../../lib/development-mode.ts'
import { secondFactorPath } from '../../../lib/navigation/paths.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'

const words = secondFactorStrings.console

/** Says in development that production would refuse this session, because it was opened without a second factor. */
export function FactorNote() {
  const { user } = useUser()
  const { data: factor } = useQuery({ ...secondFactorQuery(user?.id ?? ''), enabled: user !== null && isServerInDevelopment() })
  if (!factor || factor.usedInSession) return null
  return (
    <p className="mb-6 flex items-start gap-2 text-14 text-ink-soft">
      <ShieldAlert aria-hidden className="mt-0.5 size-4.5 flex-none" />
      <span>
        {words.note}{' '}
        <Link to={secondFactorPath} className="underline underline-offset-4">
          {words.toAccount}
        </Link>
      </span>
    </p>
  )
}
