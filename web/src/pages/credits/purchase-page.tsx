import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { Shop } from '../../features/credits/shop/shop.tsx'
import { loginPath, pricingPath, purchaseCreditsPath, registerPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { creditsStrings, strings } from '../../strings/strings.ts'

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
          <ButtonLink look="primary" to={loginPath(purchaseCreditsPath)}>
            {strings.shell.logIn}
          </ButtonLink>
          <ButtonLink to={registerPath(purchaseCreditsPath)}>{strings.shell.signUp}</ButtonLink>
          <ButtonLink look="bare" to={pricingPath}>
            {shop.seePricing}
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}
