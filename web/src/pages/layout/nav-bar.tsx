import { MessagesSquare, Moon, Sun } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { ButtonLink } from '../../components/button.tsx'
import { Hint } from '../../components/hint.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { historyPath, loginPath, registerPath } from '../../lib/navigation/paths.ts'
import { useReturnPath } from '../../lib/navigation/use-return-path.ts'
import { useTheme } from '../../lib/theme.ts'
import { strings } from '../../strings/strings.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navLinks } from './nav-links.ts'

const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }))

export function NavBar() {
  const { user, likelyMember } = useUser()
  const returnPath = useReturnPath()
  return (
    <header className="relative print:hidden tall:sticky tall:top-0 z-30 border-b border-line bg-veil backdrop-blur-md">
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
          <Hint text={strings.shell.conversations}>
            <NavLink to={historyPath} aria-label={strings.shell.conversations} className="icon-button max-lg:hidden">
              <MessagesSquare aria-hidden className="size-4.5" />
            </NavLink>
          </Hint>
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

function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const isDark = theme === 'dark'
  return <IconButton icon={isDark ? Sun : Moon} label={isDark ? strings.shell.useLight : strings.shell.useDark} onClick={toggle} />
}
