import { useNavigate } from 'react-router-dom'
import { ShieldAlert, ShieldCheck } from '#icons'
import { Button } from '../../../components/button.tsx'
import { useLogOut } from '../../../data/accounts/user.ts'
import { loginPath, secondFactorPath } from '../../../lib/navigation/paths.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { type FactorPartProps, mayChange } from './factor-part.tsx'

const { account } = secondFactorStrings

/** The state of the second factor, with a recommendation. */
export function FactorState(part: FactorPartProps) {
  const { isOn, factor } = part
  const Icon = isOn ? ShieldCheck : ShieldAlert
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-14">
        <Icon aria-hidden className="mt-0.5 size-4.5 flex-none text-ink-soft" />
        <span>
          <span className="font-strong">{isOn ? account.on : account.off}</span> ·{' '}
          {isOn ? account.onText : factor.neededForRole ? account.neededText : account.offText}
        </span>
      </p>
      {!mayChange(part) && <SignInAgain />}
    </div>
  )
}

/** Logs out and leads to the login, which returns here. */
function SignInAgain() {
  const logOut = useLogOut()
  const navigate = useNavigate()
  // Uses the promise, because the section is unmounted before the mutation's callback runs.
  const leave = () =>
    logOut.mutateAsync().then(
      () => navigate(loginPath(secondFactorPath)),
      () => undefined,
    )
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
      <p className="min-w-0 flex-1 basis-52">{account.notUsed}</p>
      <Button disabled={logOut.isPending} onClick={leave} className="max-sm:w-full">
        {account.signInAgain}
      </Button>
    </div>
  )
}
