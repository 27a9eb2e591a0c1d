import { Link } from 'react-router-dom'
import { Plus } from '#icons'
import { signUpPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'

/** The first tile of the grid for visitors: an invitation to sign up. */
export const InviteTile = () => (
  <li className="card group border-dashed border-edge bg-transparent">
    <div className="flex items-center gap-4">
      <span aria-hidden className="grid size-16 flex-none place-items-center rounded-full border-2 border-dotted border-edge text-ink-soft">
        <Plus className="size-6" />
      </span>
      <h3 className="leading-snug font-strong">{strings.discover.inviteTitle}</h3>
    </div>
    <p className="text-14 text-ink-soft">{strings.discover.inviteText}</p>
    <div className="mt-auto flex border-t border-line pt-4 text-14">
      <Link to={signUpPath} className="stretched ms-auto font-strong text-accent underline-offset-4 group-hover:underline">
        {strings.shell.signUp}
      </Link>
    </div>
  </li>
)
