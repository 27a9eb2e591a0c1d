import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { ButtonLink } from '../components/button.tsx'
import { Wordmark } from '../components/wordmark.tsx'
import { useUser } from '../features/auth/user-queries.ts'
import { strings } from '../strings/strings.ts'
import { logInAt, registerAt } from './addresses.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navLinks } from './nav-links.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useHere } from './use-here.ts'

const MemberMenu = lazy(async () => ({ default: (await import('../features/auth/member-menu.tsx')).MemberMenu }))

export function NavBar() {
  const { user, likelyMember } = useUser()
  const here = useHere()
  return (
    <header className="relative tall:sticky tall:top-0 z-30 border-b border-line bg-veil backdrop-blur-md">
      <div className="mx-auto flex h-bar w-full max-w-wide items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link to="/" aria-label={strings.shell.home} className="flex rounded-control md:me-4">
          <Wordmark />
        </Link>
        <nav aria-label={strings.shell.mainNav} className="hidden items-center gap-1 md:flex">
          {navLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          {user && (
            <div className="hidden md:block">
              <Suspense fallback={null}>
                <MemberMenu user={user} />
              </Suspense>
            </div>
          )}
          {!user && !likelyMember && (
            <>
              <ButtonLink look="bare" to={logInAt(here)} className="max-md:hidden">
                {strings.shell.logIn}
              </ButtonLink>
              <ButtonLink look="primary" to={registerAt(here)}>
                {strings.shell.signUp}
              </ButtonLink>
            </>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
