import { type ReactNode, useId, useState } from 'react'
import { ChevronRight, type Icon } from '#icons'

interface FoldedPanelProps {
  title: string
  icon: Icon
  /** The room below it. */
  className: string
  children: ReactNode
}

/** A help of the form that opens below its title. It stays in the page, so that closing it keeps what it has. */
export function FoldedPanel({ title, icon: Icon, className, children }: FoldedPanelProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby={`${id}-title`} className={`rounded-card border border-line bg-raised ${className}`}>
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-touch w-full items-center gap-2 px-4 py-3 text-start font-strong"
        >
          <Icon aria-hidden className="size-4.5 flex-none text-ink-soft" />
          <span className="flex-1">{title}</span>
          <ChevronRight aria-hidden className={`size-4.5 text-ink-soft transition-transform ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`} />
        </button>
      </h3>
      <div id={`${id}-content`} hidden={!isOpen} className="px-4 pb-5">
        {children}
      </div>
    </section>
  )
}
