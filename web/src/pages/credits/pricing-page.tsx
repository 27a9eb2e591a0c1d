import { Button, ButtonLink } from '../../components/button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { PackageList } from '../../features/credits/packages/package-list.tsx'
import { TierCard } from '../../features/credits/packages/tier-card.tsx'
import { dashboardPath, purchaseCreditsPath, registerPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { creditsStrings } from '../../strings/strings.ts'

const { pricing, titles } = creditsStrings

/** The tiers and the prices of message credits. */
export function PricingPage() {
  useTitle(titles.pricing)
  const { user, likelyMember } = useUser()
  const isMember = user !== null || likelyMember
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight">{pricing.heading}</h1>
      <p className="mt-2 text-ink-soft">{pricing.intro}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        <TierCard
          name={pricing.free}
          badge={pricing.beta}
          price={
            <>
              {pricing.freePrice}
              <span className="font-sans text-14 font-normal tracking-normal text-ink-soft">{pricing.month}</span>
            </>
          }
          text={pricing.freeText}
          points={pricing.freePoints}
          action={
            <ButtonLink look="primary" to={isMember ? dashboardPath : registerPath()}>
              {isMember ? pricing.go : pricing.begin}
            </ButtonLink>
          }
        />
        <TierCard
          name={pricing.premium}
          badge={pricing.soon}
          price={pricing.premiumPrice}
          text={pricing.premiumText}
          points={pricing.premiumPoints}
          action={<Button disabled>{pricing.soon}</Button>}
        />
      </ul>
      <section aria-labelledby="credit-prices" className="mt-14">
        <h2 id="credit-prices" className="font-serif text-28 font-medium tracking-tight">
          {pricing.packages}
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">{pricing.packagesText}</p>
        <p className="mt-1 mb-8 max-w-measure text-ink-soft">{pricing.oratorsFirst}</p>
        <PackageList
          action={(_, describedBy) => (
            <ButtonLink to={purchaseCreditsPath} aria-describedby={describedBy}>
              {pricing.buy}
            </ButtonLink>
          )}
        />
      </section>
    </div>
  )
}
