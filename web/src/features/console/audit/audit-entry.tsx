import { Link } from 'react-router-dom'
import type { OperatorAction } from '../../../api/schemas.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { accountNamedPath } from '../console-paths.ts'
import { TimeAgo } from '../list/time-ago.tsx'
import { auditTarget } from './audit-target.ts'

const { audit: words } = consoleStrings

/** Returns the label of an action; the action's own name when it is unknown. */
const actionName = (action: string): string => words.actions[action] ?? action

/** The target of an action, as a link if it has a page. */
function Target({ action }: { action: OperatorAction }) {
  const to = auditTarget(action)
  const name = <bdi className="wrap-anywhere">{action.targetName || action.targetId}</bdi>
  if (to === null) return name
  return (
    <Link to={to} className="underline underline-offset-4">
      {name}
    </Link>
  )
}

/** The operator. A command on the server has no account. */
function Operator({ id, name }: { id: string; name: string | null }) {
  if (name === null) return id === '' ? words.command : words.deletedOperator
  return (
    <Link to={accountNamedPath(name)} className="underline underline-offset-4">
      <bdi>{name}</bdi>
    </Link>
  )
}

/** One entry of the audit log: action, target, operator, time and reason. */
export const AuditEntry = ({ action }: { action: OperatorAction }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 text-14 sm:px-5">
    <div className="min-w-0 flex-1 basis-60">
      <p>
        <span className="font-strong">{actionName(action.action)}</span> · <Target action={action} />
      </p>
      {action.reason && (
        <p dir="auto" className="mt-0.5 text-start text-ink-soft wrap-anywhere">
          {action.reason}
        </p>
      )}
    </div>
    <p className="text-12 text-ink-soft">
      <Operator id={action.operatorId} name={action.operatorName} /> · <TimeAgo at={action.at} />
    </p>
  </li>
)
