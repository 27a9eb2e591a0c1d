import { type FormEvent, useId, useRef, useState } from 'react'
import type { AppRequest, Scope, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useAnswerAppRequest } from '../../../data/accounts/apps.ts'
import { appStrings } from '../../../strings/strings.ts'
import { ScopeBoxes } from '../keys/scope-boxes.tsx'
import { ChangeError } from '../second-factor/change-error.tsx'

const { consent: words } = appStrings
const defaultBudget = '100'
const maxBudget = 100_000

interface ConsentFormProps {
  user: User
  request: AppRequest
  /** Leaves the page for an address of the product. */
  onAnswered: (continueUrl: string) => void
}

/** Says who asks for what, and lets the member choose what the app may do and spend. */
export function ConsentForm({ user, request, onAnswered }: ConsentFormProps) {
  const id = useId()
  const answer = useAnswerAppRequest(request.id)
  const [scopes, setScopes] = useState<readonly Scope[]>(request.scopes)
  const [budget, setBudget] = useState(defaultBudget)
  const [isTried, setTried] = useState(false)
  const budgetInput = useRef<HTMLInputElement>(null)
  const costs = scopes.some((scope) => scope !== 'read')
  const credits = costs ? Number(budget) : 0
  const isBudget = !costs || (/^\d+$/.test(budget.trim()) && credits <= maxBudget)
  // The page stays until the browser has left for the app.
  const isBusy = answer.isPending || answer.isSuccess

  const send = (body: { allowed: boolean; scopes: Scope[]; budget: number }) => {
    if (!isBusy) answer.mutate(body, { onSuccess: ({ continueUrl }) => onAnswered(continueUrl) })
  }
  const allow = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (scopes.length === 0) return document.getElementById(`${id}-${request.scopes[0]}`)?.focus()
    if (!isBudget) return budgetInput.current?.focus()
    send({ allowed: true, scopes: [...scopes], budget: credits })
  }
  return (
    <form noValidate onSubmit={allow} className="mx-auto w-full max-w-task px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="font-serif text-28 font-medium tracking-tight wrap-anywhere sm:text-36">{words.title(request.name)}</h1>
      <p className="mt-2 text-ink-soft">{words.asks(user.username)}</p>
      <dl className="my-6 divide-y divide-line rounded-card border border-line text-14">
        <Fact name={words.site} text={URL.parse(request.url)?.host ?? words.noSite} />
        <Fact name={words.destination} text={destinationText(request.destination)} />
        <Fact name={words.access} text={words.accessText(request.accessDays)} />
      </dl>
      <ScopeBoxes
        id={id}
        offered={request.scopes}
        chosen={scopes}
        error={isTried && scopes.length === 0 ? words.scopesMissing : null}
        onChoose={setScopes}
      />
      {costs && (
        <div className="mt-5">
          <TextField
            ref={budgetInput}
            label={words.budget}
            hint={words.budgetHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={budget}
            error={isTried && !isBudget ? words.budgetWrong : undefined}
            onChange={({ target }) => setBudget(target.value)}
          />
        </div>
      )}
      <div className="mt-5">
        <ChangeError error={answer.error} fields={[]} />
      </div>
      <div className="mt-3 flex flex-wrap-reverse justify-end gap-3">
        <Button disabled={isBusy} onClick={() => send({ allowed: false, scopes: [], budget: 0 })} className="max-sm:w-full">
          {words.deny}
        </Button>
        <Button type="submit" look="primary" aria-disabled={isBusy} className="max-sm:w-full">
          {isBusy ? words.allowing : words.allow}
        </Button>
      </div>
    </form>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium wrap-anywhere">
      <bdi>{text}</bdi>
    </dd>
  </div>
)

function destinationText(destination: string): string {
  if (destination === 'localhost') return words.computer
  return destination.endsWith(':') ? words.program(destination) : destination
}
