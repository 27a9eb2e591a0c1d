import { Tabs } from 'radix-ui'
import { lazy } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Mail } from '#icons'
import { ButtonLink } from '../../components/button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { nextPath } from '../../features/auth/next-path.ts'
import { IssuerButtons } from '../../features/auth/oidc/issuer-buttons.tsx'
import { useSignInSteps } from '../../features/auth/second-step/use-sign-in-steps.ts'
import { AccountBenefits } from '../../features/auth/sign-in/account-benefits.tsx'
import { LogInForm } from '../../features/auth/sign-in/log-in-form.tsx'
import { RegisterForm } from '../../features/auth/sign-in/register-form.tsx'
import type { LogInFields } from '../../features/auth/sign-in/schemas.ts'
import { otpLoginPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { accountStrings } from '../../strings/strings.ts'

// Fetched only for accounts with a second factor.
const SecondStep = lazy(async () => ({ default: (await import('../../features/auth/second-step/second-step.tsx')).SecondStep }))

/** Log in and register. A signed-in member is redirected to `next`. */
export function AuthPage() {
  const { user } = useUser()
  const [query, setQuery] = useSearchParams()
  const registers = query.get('tab') === 'register'
  useTitle(registers ? accountStrings.titles.register : accountStrings.titles.logIn)
  const step = useSignInSteps<LogInFields>()
  if (user) return <Navigate replace to={nextPath(query.get('next'))} />
  if (step.pending) return <SecondStep pending={step.pending} next={query.get('next') ?? undefined} onLeave={step.leave} />

  const choose = (tab: string) => {
    query.set('tab', tab)
    setQuery(query, { replace: true })
  }
  return (
    <div className="mx-auto grid w-full max-w-wide flex-1 items-start gap-x-16 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-form">
        <h1 className="mb-6 font-serif text-36 font-medium tracking-tight">
          {registers ? accountStrings.auth.registerTitle : accountStrings.auth.logInTitle}
        </h1>
        <Tabs.Root value={registers ? 'register' : 'login'} onValueChange={choose}>
          <Tabs.List aria-label={accountStrings.auth.tabs} className="mb-6 grid grid-cols-2 rounded-control bg-sunken p-1">
            <Tabs.Trigger value="login" className="tab">
              {accountStrings.auth.logIn}
            </Tabs.Trigger>
            <Tabs.Trigger value="register" className="tab">
              {accountStrings.auth.register}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="login" tabIndex={-1}>
            <LogInForm onSecondFactor={step.begin} typed={step.typed} expired={step.expired} />
            <p className="or my-5 text-12 text-ink-soft">{accountStrings.auth.or}</p>
            <ButtonLink to={otpLoginPath(query.get('next') ?? undefined)} className="min-h-touch w-full">
              <Mail aria-hidden className="size-4" />
              {accountStrings.auth.byCode}
            </ButtonLink>
            <IssuerButtons next={query.get('next')} />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm />
            <IssuerButtons isSeparated next={query.get('next')} />
          </Tabs.Content>
        </Tabs.Root>
      </div>
      <AccountBenefits />
    </div>
  )
}
