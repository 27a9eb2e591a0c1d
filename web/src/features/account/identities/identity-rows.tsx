import { type ReactNode, useState } from 'react'
import type { LinkedIdentity, OidcIssuer, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { KeyIcon } from '../../../components/password/key-icon.tsx'
import { useLinkIdentity, useUnlinkIdentity } from '../../../data/accounts/oidc.ts'
import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { leaveSite } from '../../../lib/navigation/leave-site.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { oidcStrings } from '../../../strings/strings.ts'
import { ConfirmChangeDialog } from '../second-factor/confirm-change-dialog.tsx'

const { account, toasts } = oidcStrings

interface RowProps {
  icon: OidcIssuer['icon']
  label: string
  text: ReactNode
  children: ReactNode
}

const Row = ({ icon, label, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
    <KeyIcon src={icon} />
    <div className="min-w-0 flex-1">
      <p className="text-14 font-strong wrap-anywhere">{label}</p>
      <p className="text-12 text-ink-soft wrap-anywhere">{text}</p>
    </div>
    {children}
  </li>
)

interface LinkedRowProps {
  user: User
  identity: LinkedIdentity
  icon: OidcIssuer['icon']
}

/** A linked identity, and removing it. */
export function LinkedRow({ user, identity, icon }: LinkedRowProps) {
  const { label, name, linkedAt } = identity
  const remove = useUnlinkIdentity(identity)
  const [isAsking, setAsking] = useState(false)
  const { title, text, confirm } = account.removeDialog
  const then = Date.parse(linkedAt)
  const close = () => {
    remove.reset()
    setAsking(false)
  }
  const when = (
    <time dateTime={linkedAt} title={exactTime(then)}>
      {account.linked(relativeTime(then, Date.now()))}
    </time>
  )
  return (
    <Row
      icon={icon}
      label={label}
      text={
        name ? (
          <>
            {name} · {when}
          </>
        ) : (
          when
        )
      }
    >
      <Button look="bare" aria-label={account.removeName(label)} onClick={() => setAsking(true)} className="-me-2">
        {account.remove}
      </Button>
      {isAsking && (
        <ConfirmChangeDialog
          user={user}
          words={{ title: title(label), text, confirm }}
          look="danger"
          change={remove}
          onConfirm={(proof) =>
            remove.mutate(proof, {
              onSuccess: () => {
                close()
                toast(toasts.removed(label))
              },
            })
          }
          onClose={close}
        />
      )}
    </Row>
  )
}

/** A service that can be linked. Confirming leaves for its page. */
export function UnlinkedRow({ user, issuer }: { user: User; issuer: OidcIssuer }) {
  const { label, icon } = issuer
  const link = useLinkIdentity(issuer)
  const [isAsking, setAsking] = useState(false)
  const { title, text, confirm } = account.linkDialog
  const close = () => {
    link.reset()
    setAsking(false)
  }
  // The dialog stays busy until the browser has left the page.
  const change = { isPending: link.isPending || link.isSuccess, error: link.error }
  return (
    <Row icon={icon} label={label} text={account.notLinked}>
      <Button look="bare" aria-label={account.linkName(label)} onClick={() => setAsking(true)} className="-me-2">
        {account.link}
      </Button>
      {isAsking && (
        <ConfirmChangeDialog
          user={user}
          words={{ title: title(label), text, confirm }}
          look="primary"
          change={change}
          onConfirm={(proof) => link.mutate(proof, { onSuccess: ({ url }) => leaveSite(url) })}
          onClose={close}
        />
      )}
    </Row>
  )
}
