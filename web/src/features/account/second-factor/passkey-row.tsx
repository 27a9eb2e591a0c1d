import { useState } from 'react'
import type { Passkey } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { useRemovePasskey } from '../../../data/accounts/second-factor/second-factor.ts'
import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { ConfirmChangeDialog } from './confirm-change-dialog.tsx'
import { type FactorPartProps, mayChange } from './factor-part.tsx'

const { account, dialogs, toasts } = secondFactorStrings

/** One passkey, and removing it. */
export function PasskeyRow({ passkey, part }: { passkey: Passkey; part: FactorPartProps }) {
  const remove = useRemovePasskey(passkey)
  const [isAsking, setAsking] = useState(false)
  const { name, createdAt, lastUsedAt } = passkey
  const { title, text, confirm } = dialogs.removePasskey
  const close = () => {
    remove.reset()
    setAsking(false)
  }
  return (
    <li className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium wrap-anywhere">{name}</p>
        <p className="text-12 text-ink-soft">
          <Time at={createdAt} words={account.added} />
          {' · '}
          {lastUsedAt ? <Time at={lastUsedAt} words={account.lastUsed} /> : account.neverUsed}
        </p>
      </div>
      {mayChange(part) && (
        <Button look="bare" aria-label={account.removePasskey(name)} onClick={() => setAsking(true)} className="-me-2">
          {account.remove}
        </Button>
      )}
      {isAsking && (
        <ConfirmChangeDialog
          user={part.user}
          words={{ title: title(name), text: part.isLast ? dialogs.last : text, confirm }}
          look="danger"
          change={remove}
          onConfirm={(proof) =>
            remove.mutate(proof, {
              onSuccess: () => {
                close()
                toast(toasts.passkeyRemoved(name))
              },
            })
          }
          onClose={close}
        />
      )}
    </li>
  )
}

function Time({ at, words }: { at: string; words: (when: string) => string }) {
  const then = Date.parse(at)
  return (
    <time dateTime={at} title={exactTime(then)}>
      {words(relativeTime(then, Date.now()))}
    </time>
  )
}
