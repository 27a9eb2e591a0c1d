import { useEffect, useState } from 'react'
import { Fingerprint, LifeBuoy, ShieldCheck } from '#icons'
import type { PendingSignIn } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { canUsePasskeys, PasskeyPromptError, preloadPasskeyPrompt } from '../../../data/accounts/second-factor/passkey-prompt.ts'
import { type FactorAnswer, isAnswerWrong, isStepExpired, useSecondStep } from '../../../data/accounts/second-factor/second-step.ts'
import { useTitle } from '../../../lib/navigation/use-title.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { AppCodeForm } from './app-code-form.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

const { step, prompt } = secondFactorStrings

interface SecondStepProps {
  pending: PendingSignIn
  next: string | undefined
  /** Leads back to the first step. */
  onLeave: (expired: boolean) => void
}

/** The second step of a sign-in: a passkey or a code of the app, or else a recovery code. */
export function SecondStep({ pending, next, onLeave }: SecondStepProps) {
  useTitle(step.title)
  const logIn = useSecondStep(pending)
  const has = (method: PendingSignIn['methods'][number]) => pending.methods.includes(method)
  const byPasskey = has('passkey') && canUsePasskeys()
  const byFactor = byPasskey || has('totp')
  const [recovers, setRecovers] = useState(!byFactor)
  useEffect(() => {
    if (byPasskey) preloadPasskeyPrompt()
  }, [byPasskey])

  const answer = (given: FactorAnswer) => {
    if (logIn.isPending) return
    logIn.mutate(given, { onError: (error) => isStepExpired(error) && onLeave(true) })
  }
  const turn = (toRecovery: boolean) => {
    logIn.reset()
    setRecovers(toRecovery)
  }
  const factorText = byPasskey ? (has('totp') ? step.bothText : step.passkeyText) : step.appText
  const isTyped = logIn.variables !== 'passkey'
  const form = { isPending: isTyped && logIn.isPending, wrong: isTyped && isAnswerWrong(logIn.error), onSubmit: answer }
  return (
    <AuthFrame
      key={String(recovers)}
      announced={recovers ? !has('recovery') : byPasskey}
      icon={recovers ? LifeBuoy : ShieldCheck}
      title={step.title}
      text={recovers ? (has('recovery') ? step.recoveryText : step.nothingText) : factorText}
      next={next}
      onBack={() => onLeave(false)}
    >
      <div className="flex flex-col gap-5">
        {has('passkey') && !byPasskey && (
          <p className="rounded-control border border-line bg-sunken px-4 py-3 text-14">
            {has('recovery') || has('totp') ? step.noPasskeysElse : step.noPasskeys}
          </p>
        )}
        {recovers ? (
          has('recovery') && <RecoveryCodeForm {...form} />
        ) : (
          <>
            {byPasskey && <PasskeyButton logIn={logIn} onPress={() => answer('passkey')} />}
            {byPasskey && has('totp') && <p className="or text-12 text-ink-soft">{step.or}</p>}
            {has('totp') && <AppCodeForm {...form} isMain={!byPasskey} />}
          </>
        )}
        <div role="alert" className="empty:hidden">
          {!(logIn.error instanceof PasskeyPromptError) && <FormError error={logIn.error} />}
        </div>
        {has('recovery') && byFactor && (
          <Button look="bare" onClick={() => turn(!recovers)} className="self-start -ms-2">
            {recovers ? step.useFactor : step.useRecovery}
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}

/** The button that opens the browser's passkey prompt, with the error of a failed one. */
function PasskeyButton({ logIn, onPress }: { logIn: ReturnType<typeof useSecondStep>; onPress: () => void }) {
  const { error, isPending, variables } = logIn
  const prompting = isPending && variables === 'passkey'
  const refused = isAnswerWrong(error) && variables === 'passkey'
  const note = refused ? step.refused : error instanceof PasskeyPromptError ? prompt[error.kind] : null
  const isFailure = refused || (error instanceof PasskeyPromptError && error.kind !== 'cancelled')
  return (
    <div className="flex flex-col gap-1.5">
      <Button look="primary" aria-disabled={isPending} onClick={onPress} className="min-h-touch">
        <Fingerprint aria-hidden className="size-4.5" />
        {prompting ? step.prompting : step.passkey}
      </Button>
      <p role="status" className={`text-12 empty:hidden ${isFailure ? 'text-danger' : 'text-ink-soft'}`}>
        {note}
      </p>
    </div>
  )
}
