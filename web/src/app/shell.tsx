import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { AliveOnly } from '../components/alive-only.tsx'
import { Toaster } from '../components/toaster.tsx'
import { strings } from '../strings/strings.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { RouteFocus } from './route-focus.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Pages that fill the window with a conversation have no footer. */
const fillsWindow = (path: string) => path.startsWith('/persona/')

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const full = fillsWindow(pathname)
  useScrollMemory()
  return (
    <div className={full ? 'flex min-h-dvh flex-col tall:h-dvh' : 'flex min-h-dvh flex-col'}>
      <a href="#main" className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50">
        {strings.shell.skip}
      </a>
      <OfflineBar />
      <NavBar />
      <main id="main" tabIndex={-1} className={full ? 'flex min-h-0 flex-1 flex-col' : 'flex min-h-page flex-1 flex-col'}>
        <CrashBoundary key={pathname}>{children}</CrashBoundary>
      </main>
      {!full && <Footer />}
      <RouteFocus />
      <AliveOnly>
        <Toaster />
      </AliveOnly>
    </div>
  )
}
