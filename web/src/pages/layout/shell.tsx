import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashBoundary } from '../../components/crash-boundary.tsx'
import { Overlays } from '../../components/overlays/overlays.tsx'
import { UncopiedText } from '../../components/sharing/uncopied-text.tsx'
import { useEndedSession } from '../../data/accounts/session/ended-session.ts'
import { Shortcuts } from '../../features/shortcuts/shortcuts.tsx'
import { useCanonical } from '../../lib/navigation/use-canonical.ts'
import { useScrollRestoration } from '../../lib/navigation/use-scroll-restoration.ts'
import { strings } from '../../strings/strings.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { RouteFocus } from './route-focus.tsx'
import { useMergeGuestCircle } from './use-merge-guest-circle.ts'

const SessionEnded = lazy(async () => ({ default: (await import('./session-ended.tsx')).SessionEnded }))

/** Pages that fill the window with a chat have no footer, and on a phone one bar of their own. */
const fillsWindow = (path: string) => path.startsWith('/persona/')

/** The frame of every page of the site: navigation, main content, footer and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const full = fillsWindow(pathname)
  const ended = useEndedSession()
  useScrollRestoration()
  useCanonical()
  useMergeGuestCircle()
  return (
    <div className={full ? 'flex min-h-dvh flex-col tall:h-dvh' : 'flex min-h-dvh flex-col'}>
      <a href="#main" className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50">
        {strings.shell.skip}
      </a>
      <OfflineBar />
      <NavBar isHiddenOnPhone={full} />
      <main id="main" tabIndex={-1} className={full ? 'flex min-h-0 flex-1 flex-col' : 'flex min-h-page flex-1 flex-col'}>
        <div hidden={ended.user !== null} className="contents">
          <CrashBoundary key={`${pathname} ${ended.reader}`}>{children}</CrashBoundary>
        </div>
      </main>
      {!full && <Footer />}
      <RouteFocus />
      {ended.user && (
        <CrashBoundary>
          <Suspense>
            <SessionEnded user={ended.user} />
          </Suspense>
        </CrashBoundary>
      )}
      <Overlays />
      <Shortcuts />
      <UncopiedText />
    </div>
  )
}
