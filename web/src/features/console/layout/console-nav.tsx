import { useQuery } from '@tanstack/react-query'
import {
  CreditCard,
  Flag,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  MailWarning,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Star,
  Users,
} from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { openReportsQuery, waitingLettersQuery } from '../../../data/console/waiting.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { adminPath, adminZeitgeistPath, buglePath } from '../../../lib/navigation/paths.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { auditPath, deadLettersPath, featuredPath, paymentsPath, peoplePath, personasPath, reportsPath } from '../console-paths.ts'

const { sections, nav, waiting } = consoleStrings

/** The sections of the console, with their numbers of waiting items. */
export function ConsoleNav() {
  const { data: reports = 0 } = useQuery(openReportsQuery)
  const { data: letters = 0 } = useQuery(waitingLettersQuery)
  return (
    <nav aria-label={nav} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        <Item to={adminPath} icon={LayoutDashboard} label={sections.overview} end />
        <Item to={reportsPath} icon={Flag} label={sections.reports} count={reports} />
        <Item to={personasPath} icon={MessagesSquare} label={sections.personas} />
        <Item to={peoplePath} icon={Users} label={sections.people} />
        <Item to={featuredPath} icon={Star} label={sections.featured} />
        <Item to={deadLettersPath} icon={MailWarning} label={sections.deadLetters} count={letters} />
        <Item to={paymentsPath} icon={CreditCard} label={sections.payments} />
        <Item to={auditPath} icon={ScrollText} label={sections.audit} />
        <li aria-hidden className="mx-3 my-2 hidden border-t border-line lg:block" />
        <Item to={adminZeitgeistPath} icon={Lightbulb} label={sections.insights} />
        <Item to={buglePath} icon={Newspaper} label={sections.newsroom} />
      </ul>
    </nav>
  )
}

interface ItemProps {
  to: string
  icon: LucideIcon
  label: string
  count?: number
  /** Current only at exactly this address. */
  end?: boolean
}

const Item = ({ to, icon: Icon, label, count = 0, end = false }: ItemProps) => (
  <li>
    <NavLink to={to} end={end} className="nav-link w-full gap-2.5 aria-[current=page]:bg-sunken">
      <Icon aria-hidden className="size-4 flex-none" />
      {label}
      {count > 0 && (
        <span className="rounded-full bg-ink px-1.5 text-12 leading-snug text-page tabular-nums lg:ms-auto">
          <span aria-hidden>{formatNumber(count)}</span>
          <span className="sr-only">{waiting(formatNumber(count))}</span>
        </span>
      )}
    </NavLink>
  </li>
)
