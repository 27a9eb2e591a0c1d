import type { ReactNode } from 'react'
import { citationStrings } from '../../../strings/strings.ts'
import type { CitedPassage } from './citation.ts'
import { PassageText } from './passage-text.tsx'

interface PassageCardProps {
  passage: CitedPassage
  /** Shown after the page number. */
  note?: ReactNode
  className?: string
}

/** An item of a list of passages: its number, source and text. */
export const PassageCard = ({ passage: { n, title, page, pageLabel, heading, excerpt }, note, className = '' }: PassageCardProps) => (
  <li className={`rounded-card border border-line p-4 ${className}`}>
    <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-12">
      <span className="font-strong tabular-nums">{n}</span>
      <bdi className="min-w-0 font-strong wrap-anywhere">{title}</bdi>
      {page !== null && <span className="text-ink-soft">{citationStrings.page(pageLabel ?? page)}</span>}
      {note && <span className="text-ink-soft">{note}</span>}
    </p>
    <PassageText heading={heading} text={excerpt} />
  </li>
)
