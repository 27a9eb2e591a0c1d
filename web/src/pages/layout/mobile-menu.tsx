import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { Menu, X } from '#icons'
import { useEndedSession } from '../../data/accounts/session/ended-session.ts'
import { useLogOut, useUser } from '../../data/accounts/user.ts'
import { CreditStatus } from '../../features/credits/credit-status.tsx'
import { historyPath, loginPath, registerPath } from '../../lib/navigation/paths.ts'
import { useReturnPath } from '../../lib/navigation/use-return-path.ts'
import { strings } from '../../strings/strings.ts'
import { memberLinks, navLinks } from './nav-links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

interface MobileMenuProps {
  /** Whether the bar with this menu takes the place of the site's, so that the menu has all of its links. */
  isOnlyBar?: boolean
}

/** The navigation on narrow screens: a button that opens a sheet below the bar. */
export function MobileMenu({ isOnlyBar = false }: MobileMenuProps) {
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === location.key
  const Icon = open ? X : Menu

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-label={strings.shell.menu}
        aria-expanded={open}
        aria-controls={open ? 'mobile-menu' : undefined}
        onClick={() => setOpenAt(open ? null : location.key)}
        className="icon-button -me-2"
      >
        <Icon aria-hidden className="size-5" />
      </button>
      {open && <MobileSheet isOnlyBar={isOnlyBar} />}
    </div>
  )
}

function MobileSheet({ isOnlyBar }: { isOnlyBar: boolean }) {
  const { user: known } = useUser()
  const user = useEndedSession().user ? null : known
  const logOut = useLogOut()
  const returnPath = useReturnPath()
  return (
    <nav
      id="mobile-menu"
      aria-label={strings.shell.mainNav}
      className="absolute inset-x-0 top-full max-h-page overflow-y-auto border-b border-line bg-page p-4 shadow-float motion-safe:animate-enter"
    >
      <ul className="flex flex-col gap-1">
        {isOnlyBar && (
          <li>
            <Link to="/" className="nav-link w-full">
              {strings.shell.home}
            </Link>
          </li>
        )}
        {navLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="nav-link w-full">
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={historyPath} className="nav-link w-full">
            {strings.shell.conversations}
          </NavLink>
        </li>
        {isOnlyBar && (
          <li>
            <ThemeToggle isRow />
          </li>
        )}
        {!user && isOnlyBar && (
          <li>
            <Link to={registerPath(returnPath)} className="nav-link w-full">
              {strings.shell.signUp}
            </Link>
          </li>
        )}
        {!user && (
          <li>
            <Link to={loginPath(returnPath)} className="nav-link w-full">
              {strings.shell.logIn}
            </Link>
          </li>
        )}
      </ul>
      {user && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
            <span className="font-strong">{user.username}</span>
            <CreditStatus />
          </p>
          {memberLinks(user.role).map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link w-full">
              {label}
            </NavLink>
          ))}
          <button type="button" onClick={() => logOut.mutate()} className="nav-link w-full text-start">
            {strings.shell.signOut}
          </button>
        </div>
      )}
    </nav>
  )
}
