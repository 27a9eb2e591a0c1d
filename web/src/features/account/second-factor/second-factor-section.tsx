import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../../api/schemas.ts'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { secondFactorQuery } from '../../../data/accounts/second-factor/second-factor.ts'
import { secondFactorId } from '../../../lib/navigation/paths.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { SectionLoading } from '../section-place.tsx'
import { AppPart } from './app-part.tsx'
import { CodesPart } from './codes-part.tsx'
import { FactorState } from './factor-state.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const { account } = secondFactorStrings

/** The second factor of the account: passkeys, an authenticator app, and the recovery codes. */
export function SecondFactorSection({ user }: { user: User }) {
  const { data: factor, isError, isFetching, refetch } = useQuery(secondFactorQuery(user.id))
  const [codes, setCodes] = useState<string[] | null>(null)
  // The target of links to this section, once it is loaded.
  const section = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(section)
  const isWanted = useLocation().hash === `#${secondFactorId}` && factor !== undefined
  useEffect(() => {
    if (isWanted) section.current?.focus()
  }, [isWanted])
  const parts = factor && {
    user,
    factor,
    isOn: factor.totp || factor.passkeys.length > 0,
    isLast: factor.passkeys.length + Number(factor.totp) === 1,
    onCodes: setCodes,
  }
  return (
    <>
      {parts ? (
        <div ref={section} id={secondFactorId} tabIndex={-1} className="scroll-mt-40 outline-none" {...keptFocus}>
          <FactorState {...parts} />
          <div className="mt-4 divide-y divide-line rounded-card border border-line">
            <PasskeysPart {...parts} />
            <AppPart {...parts} />
            {parts.isOn && <CodesPart {...parts} />}
          </div>
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </div>
      ) : isError ? (
        <SectionFailed text={account.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SectionLoading of="secondFactor" />
      )}
      {codes && <RecoveryCodesDialog user={user} codes={codes} onSaved={() => setCodes(null)} />}
    </>
  )
}
