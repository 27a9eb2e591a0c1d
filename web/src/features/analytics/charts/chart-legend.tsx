import type { ReactNode } from 'react'
import { sharingStrings } from '../../../strings/strings.ts'
import type { Measure } from '../analytics.ts'

const { measures: names } = sharingStrings.analytics

const marks: Record<Measure, ReactNode> = {
  conversations: <path d="M0 8h16M8 5.5a2.5 2.5 0 1 0 0.1 0z" className="fill-ink stroke-ink stroke-2" />,
  messages: <path d="M4.5 1.5h7v13h-7z" className="fill-persona-tint stroke-persona-ink" />,
  people: <path d="M0 10l5-5 5 4 6-6v13H0z" className="fill-persona-tint stroke-persona-ink" />,
  upvotes: <path d="M4.5 1.5h7v13h-7z" className="fill-persona-ink" />,
  downvotes: <path d="M4.5 1.5h7v13h-7zM4.5 7l5.5-5.5M4.5 12.5l7-7M7.5 14.5l4-4" className="fill-none stroke-ink-soft" />,
}

/** Explains the shape of each measure. */
export const ChartLegend = ({ measures }: { measures: readonly Measure[] }) => (
  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-soft">
    {measures.map((measure) => (
      <li key={measure} className="inline-flex items-center gap-1.5">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
          {marks[measure]}
        </svg>
        {names[measure]}
      </li>
    ))}
  </ul>
)
