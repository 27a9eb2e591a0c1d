import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../components/button.tsx'
import { KeyIcon } from '../../../components/password/key-icon.tsx'
import { issuersQuery, useStartSignIn } from '../../../data/accounts/oidc.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { leaveSite } from '../../../lib/navigation/leave-site.ts'
import { accountStrings, oidcStrings } from '../../../strings/strings.ts'

interface IssuerButtonsProps {
  /** The path to open afterwards. */
  next: string | null
  /** Shows the word “or” above them. */
  isSeparated?: boolean
}

/** A button for each service by which members sign in; nothing without one. */
export function IssuerButtons({ next, isSeparated = false }: IssuerButtonsProps) {
  const { data: issuers = [] } = useQuery(issuersQuery)
  const start = useStartSignIn(next)
  if (issuers.length === 0) return null
  // The page stays busy until the browser has left it.
  const opening = start.isPending || start.isSuccess ? start.variables.id : null
  return (
    <div className="mt-3 flex flex-col gap-3">
      {isSeparated && <p className="or my-2 text-12 text-ink-soft">{accountStrings.auth.or}</p>}
      {issuers.map((issuer) => (
        <Button
          key={issuer.id}
          aria-disabled={opening !== null}
          onClick={() => opening === null && start.mutate(issuer, { onSuccess: ({ url }) => leaveSite(url) })}
          className="min-h-touch w-full"
        >
          <KeyIcon src={issuer.icon} />
          <span className="min-w-0 wrap-anywhere">
            {opening === issuer.id ? oidcStrings.leaving(issuer.label) : oidcStrings.continueWith(issuer.label)}
          </span>
        </Button>
      ))}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {start.error ? errorText(start.error) : null}
      </p>
    </div>
  )
}
