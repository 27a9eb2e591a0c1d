import { ChevronDown, LogOut } from '#icons'
import type { User } from '../../api/schemas.ts'
import { Menu } from '../../components/menu/menu.tsx'
import type { MenuItem } from '../../components/menu/menu-content.ts'
import { useLogOut } from '../../data/accounts/user.ts'
import { CreditStatus } from '../../features/credits/credit-status.tsx'
import { strings } from '../../strings/strings.ts'
import { memberLinks } from './nav-links.ts'

/** The member's menu with username and balance. */
export function MemberMenu({ user }: { user: User }) {
  const logOut = useLogOut()
  const links = memberLinks(user.role).map(({ to, label }): MenuItem => ({ title: label, action: { path: to } }))
  const leave: MenuItem = { icon: LogOut, title: strings.shell.logOut, action: () => logOut.mutate() }
  const trigger = (
    <button type="button" aria-label={strings.shell.account(user.username)} className="button button-bare max-w-60">
      <span className="truncate">{user.username}</span>
      <ChevronDown aria-hidden className="size-4 flex-none" />
    </button>
  )
  const label = (
    <>
      <span className="truncate font-strong">{user.username}</span>
      <CreditStatus />
    </>
  )
  return <Menu trigger={trigger} label={label} width="w-60" groups={[[...links, leave]]} />
}
