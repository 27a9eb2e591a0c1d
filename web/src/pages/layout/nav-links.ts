import {
  accountSettingsPath,
  circlePath,
  createPath,
  dashboardPath,
  discoverPath,
  pricingPath,
  purchaseCreditsPath,
  threeSixtyPath,
  zeitgeistPath,
} from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'

export interface NavLink {
  to: string
  label: string
}

/** The links of the navigation bar, in order. */
export const navLinks: NavLink[] = [
  { to: discoverPath, label: strings.shell.discover },
  { to: circlePath, label: strings.shell.circle },
  { to: threeSixtyPath, label: strings.shell.threeSixty },
  { to: createPath, label: strings.shell.createAi },
]

/** The links of the footer, in order. */
export const footerLinks: NavLink[] = [
  { to: discoverPath, label: strings.shell.discover },
  { to: zeitgeistPath, label: strings.shell.zeitgeist },
  { to: pricingPath, label: strings.shell.pricing },
]

/** The links of the member's menu, above 'Log out'. */
export const memberLinks: NavLink[] = [
  { to: dashboardPath, label: strings.shell.dashboard },
  { to: accountSettingsPath, label: strings.shell.accountSettings },
  { to: purchaseCreditsPath, label: strings.shell.buyCredits },
]
