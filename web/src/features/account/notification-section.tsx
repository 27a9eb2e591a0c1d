import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../api/schemas.ts'
import { SwitchRow } from '../../components/form/switch-row.tsx'
import { endPushes, pushKeyQuery, startPushes } from '../../data/accounts/push/push.ts'
import { chooseNotifications, notificationState } from '../../lib/background/notification-choice.ts'
import { canBePushed } from '../../lib/background/push-subscription.ts'
import { noticeStrings } from '../../strings/strings.ts'

const { settings: words } = noticeStrings

/**
 * Lets this browser notify the member of what ends in a hidden tab, and of what no page reads where the
 * server pushes. Only a click here asks for the browser's permission.
 */
export function NotificationSection({ user }: { user: User }) {
  const [state, setState] = useState(() => notificationState(user.id))
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { data: publicKey = null } = useQuery({ ...pushKeyQuery(user.id), enabled: canBePushed() })
  // The reader may have changed the permission in the browser's settings.
  useEffect(() => {
    const read = () => setState(notificationState(user.id))
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [user.id])

  const choose = async (on: boolean) => {
    setAsking(true)
    setFailed(false)
    await chooseNotifications(user.id, on)
    setState(notificationState(user.id))
    await choosePushes(publicKey, notificationState(user.id) === 'on').catch(() => setFailed(on))
    setAsking(false)
  }
  const isPossible = state === 'on' || state === 'off'
  const problem = hasFailed ? words.failed : null
  return (
    <div className="rounded-card border border-line">
      <SwitchRow
        label={words.label}
        text={publicKey === null ? words.explanation : words.closed}
        on={state === 'on'}
        isPending={isAsking || !isPossible}
        isDisabled={!isPossible}
        onChoose={choose}
      >
        <p role="status" className="mt-2 text-14 empty:mt-0">
          {isPossible ? problem : words[state]}
        </p>
      </SwitchRow>
    </div>
  )
}

async function choosePushes(publicKey: string | null, on: boolean): Promise<void> {
  if (!on) return endPushes()
  if (publicKey !== null) await startPushes(publicKey)
}
