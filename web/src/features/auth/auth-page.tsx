import { Mail } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { otpLoginAt } from '../../app/addresses.ts'
import { useTitle } from '../../app/use-title.ts'
import { ButtonLink } from '../../components/button.tsx'
import { accountStrings } from '../../strings/account-strings.ts'
import { AuthSide } from './auth-side.tsx'
import { LogInForm } from './log-in-form.tsx'
import { nextAddress } from './next-address.ts'
import { RegisterForm } from './register-form.tsx'
import { useUser } from './user-queries.ts'

/** Log in and register. Whoever is signed in, before or by one of the forms, goes back to where they came from. */
export function AuthPage() {
  const { user } = useUser()
  const [query, setQuery] = useSearchParams()
  const registers = query.get('tab') === 'register'
  useTitle(registers ? accountStrings.titles.register : accountStrings.titles.logIn)
  if (user) return <Navigate replace to={nextAddress(query.get('next'))} />

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
            <LogInForm />
            <p className="or my-5 text-12 text-ink-soft">{accountStrings.auth.or}</p>
            <ButtonLink to={otpLoginAt(query.get('next') ?? undefined)} className="min-h-touch w-full">
              <Mail aria-hidden className="size-4" />
              {accountStrings.auth.byCode}
            </ButtonLink>
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm />
          </Tabs.Content>
        </Tabs.Root>
      </div>
      <AuthSide />
    </div>
  )
}
