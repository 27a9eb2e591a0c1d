import { type ReactNode, useId } from 'react'

interface AudienceCardProps {
  title: string
  note: string
  wide?: boolean
  children: ReactNode
}

/** A titled card of the report. */
export function AudienceCard({ title, note, wide = false, children }: AudienceCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5 ${wide ? 'lg:col-span-2' : ''}`}>
      <h2 id={id} className="text-16 leading-snug font-strong">
        {title}
      </h2>
      <p className="mb-3 text-14 text-ink-soft">{note}</p>
      {children}
    </section>
  )
}
