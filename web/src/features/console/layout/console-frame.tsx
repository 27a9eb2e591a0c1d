import type { ReactNode } from 'react'
import { ConsoleNav } from './console-nav.tsx'
import { FactorNote } from './factor-note.tsx'

/** The navigation of the console beside a section; above it on narrow screens. */
export const ConsoleFrame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-wide gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-12">
    <ConsoleNav />
    <div className="min-w-0">
      <FactorNote />
      {children}
    </div>
  </div>
)
