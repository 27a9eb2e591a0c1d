import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { ChevronDown } from '#icons'
import { openReportsQuery, waitingLettersQuery } from '../../../data/console/waiting.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { adminPath } from '../../../lib/navigation/paths.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { deadLettersPath, reportsPath } from '../console-paths.ts'
import { type ConsoleLink, consoleLinks } from './console-links.ts'

const { nav, menu, waiting } = consoleStrings

/** The sections of the console, with their numbers of waiting items: beside the section, and on narrow screens behind a button above it. */
export function ConsoleNav() {
  const { pathname, key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const counts = useCounts()
  const current = consoleLinks.find(({ to }) => to === pathname.replace(/\/$/, '')) ?? consoleLinks[0]
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  return (
    <nav aria-label={nav} className="lg:sticky lg:top-24 lg:self-start">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenAt(isOpen ? null : key)}
        className="button w-full justify-between lg:hidden"
      >
        <span>
          <span className="sr-only">{menu} </span>
          {current.label}
        </span>
        <ChevronDown aria-hidden className={`size-4 flex-none transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={list}
        className={`flex-col gap-1 max-lg:mt-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:p-2 lg:flex ${isOpen ? 'flex' : 'hidden'}`}
      >
        {consoleLinks.map((link) => (
          <Item key={link.to} {...link} count={counts[link.to] ?? 0} />
        ))}
      </ul>
    </nav>
  )
}

/** The numbers of items that wait for a decision, by the address of their section. */
function useCounts(): Record<string, number> {
  const { data: reports = 0 } = useQuery(openReportsQuery)
  const { data: letters = 0 } = useQuery(waitingLettersQuery)
  return { [reportsPath]: reports, [deadLettersPath]: letters }
}

const Item = ({ to, icon: Icon, label, count }: ConsoleLink & { count: number }) => (
  <li>
    <NavLink to={to} end={to === adminPath} className="nav-link w-full gap-2.5 aria-[current=page]:bg-sunken">
      <Icon aria-hidden className="size-4 flex-none" />
      {label}
      {count > 0 && (
        <span className="ms-auto rounded-full bg-ink px-1.5 text-12 leading-snug text-page tabular-nums">
          <span aria-hidden>{formatNumber(count)}</span>
          <span className="sr-only">{waiting(formatNumber(count))}</span>
        </span>
      )}
    </NavLink>
  </li>
)
