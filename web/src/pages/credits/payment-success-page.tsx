import { useSearchParams } from 'react-router-dom'
import { CircleHelp, Loader, LogIn } from '#icons'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { PaymentFrame } from '../../features/credits/payment/payment-frame.tsx'
import { PaymentOutcome } from '../../features/credits/payment/payment-outcome.tsx'
import { loginPath, registerPath } from '../../lib/navigation/paths.ts'
import { useReturnPath } from '../../lib/navigation/use-return-path.ts'
import { creditsStrings, strings } from '../../strings/strings.ts'

const { success } = creditsStrings

/** The page after the checkout. It waits until the payment provider has confirmed the payment to the server. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams()
  const returnPath = useReturnPath()
  const { user, isPending, error, refetch } = useUser()
  if (user) return <PaymentOutcome key={user.id} userId={user.id} paymentId={query.get('payment')} />
  if (isPending) {
    const [title, text] = success.checking
    return <PaymentFrame icon={Loader} title={title} text={text} actions={null} />
  }
  if (error) {
    const [title, text] = success.unreachable
    return (
      <PaymentFrame
        icon={CircleHelp}
        title={title}
        text={text}
        actions={
          <Button look="primary" onClick={() => refetch()}>
            {success.tryAgain}
          </Button>
        }
      />
    )
  }
  const [title, text] = success.signedOut
  return (
    <PaymentFrame
      icon={LogIn}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink look="primary" to={loginPath(returnPath)}>
            {strings.shell.logIn}
          </ButtonLink>
          <ButtonLink to={registerPath(returnPath)}>{strings.shell.signUp}</ButtonLink>
        </>
      }
    />
  )
}
