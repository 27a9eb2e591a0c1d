import { AlertDialog } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { LogIn } from '#icons'
import type { User } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { useSwitchUser } from '../../data/accounts/user.ts'
import { useSignInSteps } from '../../features/auth/second-step/use-sign-in-steps.ts'
import { LogInForm } from '../../features/auth/sign-in/log-in-form.tsx'
import type { LogInFields } from '../../features/auth/sign-in/schemas.ts'
import { loginPath } from '../../lib/navigation/paths.ts'
import { useHere } from '../../lib/navigation/use-return-path.ts'
import { accountStrings } from '../../strings/strings.ts'

const SecondStep = lazy(async () => ({ default: (await import('../../features/auth/second-step/second-step.tsx')).SecondStep }))
const { ended, auth } = accountStrings

/** Covers a page whose member's session ended elsewhere. Logging in again shows the page as it was left. */
export function SessionEnded({ user }: { user: User }) {
  const here = useHere()
  const step = useSignInSteps<LogInFields>()
  const switchUser = useSwitchUser()
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Content
          aria-modal="true"
          className="fixed inset-0 z-45 overflow-y-auto overscroll-contain bg-page focus-visible:outline-none"
        >
          <div className="mx-auto flex min-h-full w-full max-w-task flex-col justify-center px-4 py-10 sm:px-6">
            <LogIn aria-hidden className="mb-5 size-8 text-accent" />
            <AlertDialog.Title className="font-serif text-28 font-medium tracking-tight sm:text-36">{ended.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 mb-7 wrap-anywhere text-ink-soft">{ended.text(user.username)}</AlertDialog.Description>
            {step.pending ? (
              <Suspense>
                <SecondStep pending={step.pending} next={here} onLeave={step.leave} />
              </Suspense>
            ) : (
              <>
                <LogInForm
                  onSecondFactor={step.begin}
                  typed={step.typed ?? { username: user.username, password: '' }}
                  expired={step.expired}
                />
                <p className="or my-5 text-12 text-ink-soft">{auth.or}</p>
                <div className="flex flex-col gap-3">
                  <a href={loginPath(here)} className="button button-quiet min-h-touch">
                    {ended.otherWays}
                  </a>
                  <Button look="bare" onClick={() => void switchUser(null)}>
                    {ended.leave}
                  </Button>
                </div>
              </>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
