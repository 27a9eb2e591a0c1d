import { strings } from '../strings/strings.ts'
import { accountSettings, homeForMembers, purchaseCredits } from './addresses.ts'

export interface NavLink {
  to: string
  label: string
}

/** The navigation bar, in order. A page that is built gets its line here. */
export const navLinks: NavLink[] = [
  { to: '/discover', label: strings.shell.discover },
  { to: '/create', label: strings.shell.createAi },
]

/** The footer, in order. */
export const footerLinks: NavLink[] = [
  { to: '/discover', label: strings.shell.discover },
  { to: '/pricing', label: strings.shell.pricing },
]

/** The menu of the signed-in, above 'Log out'. */
export const memberLinks: NavLink[] = [
  { to: homeForMembers, label: strings.shell.dashboard },
  { to: accountSettings, label: strings.shell.accountSettings },
  { to: purchaseCredits, label: strings.shell.buyCredits },
]
