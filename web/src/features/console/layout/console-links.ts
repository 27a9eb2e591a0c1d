import {
  ChartColumn,
  CreditCard,
  Flag,
  type Icon,
  LayoutDashboard,
  Lightbulb,
  MailWarning,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Star,
  Users,
} from '#icons'
import { adminPath, adminZeitgeistPath } from '../../../lib/navigation/paths.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import {
  auditPath,
  deadLettersPath,
  featuredPath,
  figuresPath,
  newsroomPath,
  paymentsPath,
  peoplePath,
  personasPath,
  reportsPath,
} from '../console-paths.ts'

const { sections } = consoleStrings

export interface ConsoleLink {
  to: string
  icon: Icon
  label: string
}

/** The sections of the console, in the order of its navigation. */
export const consoleLinks: readonly [ConsoleLink, ...ConsoleLink[]] = [
  { to: adminPath, icon: LayoutDashboard, label: sections.overview },
  { to: figuresPath, icon: ChartColumn, label: sections.figures },
  { to: reportsPath, icon: Flag, label: sections.reports },
  { to: personasPath, icon: MessagesSquare, label: sections.personas },
  { to: peoplePath, icon: Users, label: sections.people },
  { to: featuredPath, icon: Star, label: sections.featured },
  { to: adminZeitgeistPath, icon: Lightbulb, label: sections.insights },
  { to: newsroomPath, icon: Newspaper, label: sections.newsroom },
  { to: paymentsPath, icon: CreditCard, label: sections.payments },
  { to: deadLettersPath, icon: MailWarning, label: sections.deadLetters },
  { to: auditPath, icon: ScrollText, label: sections.audit },
]
