import { ChevronDown, LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { useLogOut } from '../../data/accounts/user.ts'
import { CreditStatus } from '../../features/credits/credit-status.tsx'
import { strings } from '../../strings/strings.ts'
import { memberLinks } from './nav-links.ts'

/** The member's menu with username and balance. Not modal: that needs inline styles. Without a portal, to stay in the header's landmark. */
export function MemberMenu({ user }: { user: User }) {
  const logOut = useLogOut()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={strings.shell.account(user.username)} className="button button-bare max-w-60">
        <span className="truncate">{user.username}</span>
        <ChevronDown aria-hidden className="size-4 flex-none" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-40 w-60 rounded-card border border-line bg-raised p-1.5 shadow-float motion-safe:animate-enter"
      >
        <DropdownMenu.Label className="flex flex-col px-3 py-2">
          <span className="truncate font-strong">{user.username}</span>
          <CreditStatus />
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="mx-1.5 my-1.5 border-t border-line" />
        {memberLinks(user.role).map(({ to, label }) => (
          <DropdownMenu.Item key={to} asChild>
            <Link to={to} className="menu-item">
              {label}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item className="menu-item" onSelect={() => logOut.mutate()}>
          <LogOut aria-hidden className="size-4" />
          {strings.shell.logOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
