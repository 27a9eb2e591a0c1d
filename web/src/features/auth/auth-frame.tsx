import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ArrowLeft, type Icon } from '#icons'
import { loginPath } from '../../lib/navigation/paths.ts'
import { accountStrings } from '../../strings/strings.ts'

interface AuthFrameProps {
  icon: Icon
  title: string
  text: ReactNode
  /** Moves the focus to the title, because the view replaces another one. */
  announced?: boolean
  /** The path to return to after signing in. */
  next?: string | undefined
  /** Called when the link back to the login is followed, for a view at the login's own address. */
  onBack?: () => void
  children?: ReactNode
}

/** The frame of a page with one form: icon, title, text and a link back to the login. */
export function AuthFrame({ icon: Icon, title, text, announced = false, next, onBack, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announced) heading.current?.focus()
  }, [announced])

  return (
    <div className="grid flex-1 items-start justify-items-center px-4 py-10 sm:items-center sm:px-6 sm:py-16">
      <div className="w-full max-w-task">
        <div className="sm:rounded-card sm:border sm:border-line sm:bg-raised sm:p-10">
          <span aria-hidden className="mb-5 grid size-12 place-items-center rounded-full border border-line bg-page">
            <Icon className="size-5 text-accent" />
          </span>
          <h1 ref={heading} tabIndex={-1} className="font-serif text-28 font-medium tracking-tight sm:text-36">
            {title}
          </h1>
          <p className="mt-2 mb-7 text-ink-soft">{text}</p>
          {children}
        </div>
        <Link to={loginPath(next)} onClick={onBack} className="text-link mt-4 gap-2 sm:mx-10">
          <ArrowLeft aria-hidden className="size-4" />
          {accountStrings.recovery.backToLogin}
        </Link>
      </div>
    </div>
  )
}

/** A sentence with an emphasised email address in it. */
export const WithEmail = ({ parts: [before, email, after] }: { parts: readonly string[] }) => (
  <>
    {before}
    <strong className="font-strong text-ink">{email}</strong>
    {after}
  </>
)
