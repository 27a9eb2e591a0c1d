import { Suspense } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { ButtonLink } from '../../components/button.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { useEndedSession } from '../../data/accounts/session/ended-session.ts'
import { useUser } from '../../data/accounts/user.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { historyPath, loginPath, registerPath } from '../../lib/navigation/paths.ts'
import { useReturnPath } from '../../lib/navigation/use-return-path.ts'
import { strings } from '../../strings/strings.ts'
import { loadMemberMenu } from '../load-part.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navLinks } from './nav-links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const MemberMenu = lazyPart(loadMemberMenu, ({ MemberMenu }) => MemberMenu)

interface NavBarProps {
  /** Whether the page has a bar of its own on a phone. */
  isHiddenOnPhone: boolean
}

export function NavBar({ isHiddenOnPhone }: NavBarProps) {
  const { user: known, likelyMember } = useUser()
  const user = useEndedSession().user ? null : known
  const returnPath = useReturnPath()
  return (
    <header
      className={`relative print:hidden tall:sticky tall:top-0 z-30 border-b border-line bg-veil backdrop-blur-md ${isHiddenOnPhone ? 'max-sm:hidden' : ''}`}
    >
      <div className="mx-auto flex h-bar w-full max-w-wide items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link to="/" aria-label={strings.shell.home} className="flex rounded-control lg:me-4">
          <Wordmark />
        </Link>
        <nav aria-label={strings.shell.mainNav} className="hidden items-center gap-1 lg:flex">
          {navLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <NavLink to={historyPath} className="nav-link max-lg:hidden">
            {strings.shell.conversations}
          </NavLink>
          <ThemeToggle />
          {user && (
            <div className="hidden lg:block">
              <Suspense fallback={null}>
                <MemberMenu user={user} />
              </Suspense>
            </div>
          )}
          {!user && !likelyMember && (
            <>
              <ButtonLink look="bare" to={loginPath(returnPath)} className="max-lg:hidden">
                {strings.shell.logIn}
              </ButtonLink>
              <ButtonLink look="primary" to={registerPath(returnPath)}>
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
