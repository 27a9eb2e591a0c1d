import { ButtonLink } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { useUser } from '../../../data/accounts/user.ts'
import { ApiError, hasStatus } from '../../../lib/errors/api-error.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useRememberPage } from '../../../lib/navigation/left-page.ts'
import { purchaseCreditsPath } from '../../../lib/navigation/paths.ts'
import { discussionStrings, strings } from '../../../strings/strings.ts'

const { form } = discussionStrings

interface StartProblemProps {
  error: unknown
  price: number
  /** The member's credits; null while unknown. */
  credits: number | null
}

/** Reports whether credits are known not to pay a price. */
export const isTooExpensive = (price: number, credits: number | null): boolean => credits !== null && credits < price

/** The reason why a discussion cannot be started: too few credits, with a link to buy some, or the refusal of the last attempt. */
export function StartProblem({ error, price, credits }: StartProblemProps) {
  const rememberPage = useRememberPage(useUser().user?.id ?? null)
  const isRefusedForCredits = hasStatus(error, 402)
  if (isTooExpensive(price, credits) || isRefusedForCredits) {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-strong">{form.noCredits}</p>
          <p className="text-14 text-ink-soft">
            {isTooExpensive(price, credits) ? form.noCreditsText(formatNumber(price), formatNumber(credits ?? 0)) : form.refusedCredits}
          </p>
        </div>
        <ButtonLink look="primary" to={purchaseCreditsPath} onClick={rememberPage}>
          {strings.shell.buyCredits}
        </ButtonLink>
      </div>
    )
  }
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return <p className="text-14 text-danger">{error.detail}</p>
  return <FormError error={error} />
}
