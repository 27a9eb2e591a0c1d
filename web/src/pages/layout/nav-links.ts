import type { Role } from '../../api/schemas.ts'
import {
  aboutPath,
  accountSettingsPath,
  adminPath,
  buglePath,
  circlePath,
  createPath,
  dashboardPath,
  discoverPath,
  howItWorksPath,
  pricingPath,
  privacyPath,
  purchaseCreditsPath,
  termsPath,
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
  { to: buglePath, label: strings.shell.bugle },
  { to: createPath, label: strings.shell.createAi },
]

/** The links of the footer, in order. */
export const footerLinks: NavLink[] = [
  { to: aboutPath, label: strings.shell.about },
  { to: howItWorksPath, label: strings.shell.howTo },
  { to: zeitgeistPath, label: strings.shell.zeitgeist },
  { to: pricingPath, label: strings.shell.pricing },
  { to: privacyPath, label: strings.shell.privacy },
  { to: termsPath, label: strings.shell.terms },
]

/** The links of the member's menu, above 'Log out'. */
export const memberLinks = (role: Role): NavLink[] => [
  { to: dashboardPath, label: strings.shell.dashboard },
  { to: accountSettingsPath, label: strings.shell.accountSettings },
  { to: purchaseCreditsPath, label: strings.shell.buyCredits },
  ...(role === 'super_senator' ? [{ to: adminPath, label: strings.shell.console }] : []),
]
