import type { ReactNode } from 'react'
import { newsroomStrings as words } from '../../../strings/strings.ts'

/** Shown when there is no edition of today. `children` is the button of admins. */
export const PressRoomEmpty = ({ children }: { children?: ReactNode }) => (
  <section aria-labelledby="press-room-empty" className="my-8 border-4 border-double border-ink px-4 py-12 text-center">
    <h2 id="press-room-empty" className="font-serif text-28 font-medium tracking-tight sm:text-36">
      {words.empty}
    </h2>
    <p className="mt-2 text-ink-soft">{words.emptyText}</p>
    {children && <div className="mt-5 flex justify-center">{children}</div>}
  </section>
)
