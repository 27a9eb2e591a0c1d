import type { ReactNode } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { themeColourOf } from '../../../lib/theme-colour.ts'
import { faceOf, stateOf } from '../experts.ts'
import { slicePath } from './wheel-slices.ts'

interface ExpertWheelProps {
  discussion: Discussion
  /** The content of the centre. */
  children: ReactNode
}

/**
 * The experts around a wheel, dim until they have answered in this round. Decorative: the list of experts has the same information as text.
 */
export function ExpertWheel({ discussion, children }: ExpertWheelProps) {
  const { experts } = discussion
  return (
    <div aria-hidden data-experts={experts.length} className="expert-wheel">
      <svg viewBox="-100 -100 200 200" className="absolute inset-0 size-full">
        <title>{experts.map(({ name }) => name).join(', ')}</title>
        {experts.map((expert, place) => {
          const isLit = stateOf(expert, discussion) === 'answered'
          return (
            <path
              key={expert.id}
              data-persona={themeColourOf(faceOf(expert))}
              d={slicePath(place, experts.length)}
              strokeWidth={3}
              strokeLinejoin="round"
              className={`stroke-page transition-colors duration-200 ${isLit ? 'fill-persona-tint' : 'fill-raised'}`}
            />
          )
        })}
      </svg>
      {experts.map((expert, place) => (
        <span key={expert.id} data-place={place} className={stateOf(expert, discussion) === 'answered' ? '' : 'expert-dim'}>
          <Medallion face={faceOf(expert)} size={64} />
        </span>
      ))}
      <div className="absolute inset-0 m-auto grid size-18 place-items-center text-center font-serif text-18 leading-tight font-medium">
        {children}
      </div>
    </div>
  )
}
