import type { ReactNode } from 'react'
import { Delayed } from '../../components/delayed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

/** A grid of cards of equal size, as many per row as fit. */
export const PersonaGrid = ({ children }: { children: ReactNode }) => <ul className="persona-grid">{children}</ul>

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const PersonaGridSkeleton = ({ count }: { count: number }) => (
  <Delayed>
    <div aria-hidden className="persona-grid">
      {places.slice(0, count).map((place) => (
        <div key={place} className="card">
          <div className="flex items-center gap-4">
            <Skeleton className="size-16 flex-none rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="mt-auto h-9 w-full" />
        </div>
      ))}
    </div>
  </Delayed>
)
