import { logInAt, purchaseCredits, registerAt } from '../../app/addresses.ts'
import { useTitle } from '../../app/use-title.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { Shop } from './shop.tsx'

const { shop, titles } = creditsStrings

export function PurchasePage() {
  useTitle(titles.purchase)
  const { user, isPending, error, refetch } = useUser()
  if (user) return <Shop key={user.id} user={user} />
  if (isPending) return null
  return (
    <div className="grid flex-1 place-items-center">
      {error ? (
        <Notice level="h1" title={strings.errors.network} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      ) : (
        <Notice level="h1" title={shop.signedOut} text={shop.signedOutText}>
          <ButtonLink look="primary" to={logInAt(purchaseCredits)}>
            {strings.shell.logIn}
          </ButtonLink>
          <ButtonLink to={registerAt(purchaseCredits)}>{strings.shell.signUp}</ButtonLink>
          <ButtonLink look="bare" to="/pricing">
            {shop.seePricing}
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}
