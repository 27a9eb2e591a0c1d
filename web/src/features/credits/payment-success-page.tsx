import { CircleHelp, Loader, LogIn } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { logInAt, registerAt } from '../../app/addresses.ts'
import { useHere } from '../../app/use-here.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

const { success } = creditsStrings

/** Where the checkout leads back to. Only the provider's word to the server brings credits; this page waits for it. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams()
  const here = useHere()
  const { user, isPending, error, refetch } = useUser()
  if (user) return <PaymentOutcome key={user.id} userId={user.id} wanted={query.get('payment')} />
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
          <ButtonLink look="primary" to={logInAt(here)}>
            {strings.shell.logIn}
          </ButtonLink>
          <ButtonLink to={registerAt(here)}>{strings.shell.signUp}</ButtonLink>
        </>
      }
    />
  )
}
