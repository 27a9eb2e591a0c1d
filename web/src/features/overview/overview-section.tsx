import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

interface OverviewSectionProps {
  title: string
  /** The page with the rest. */
  more?: { to: string; label: string } | undefined
  className?: string
  children: ReactNode
}

/** A part of the overview below its heading, which leads to the page with the rest. */
export function OverviewSection({ title, more, className = '', children }: OverviewSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-serif text-22 font-medium">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="text-link">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
