import { useEffect, useState } from 'react'
import type { User } from '../../api/schemas.ts'
import { SwitchRow } from '../../components/form/switch-row.tsx'
import { chooseNotifications, notificationState } from '../../lib/background/notification-choice.ts'
import { noticeStrings } from '../../strings/strings.ts'
import { SettingsSection } from './settings-section.tsx'

const { settings: words } = noticeStrings

/** Lets this browser notify the member of what ends in a hidden tab. Only a click here asks for the browser's permission. */
export function NotificationSection({ user }: { user: User }) {
  const [state, setState] = useState(() => notificationState(user.id))
  const [isAsking, setAsking] = useState(false)
  // The reader may have changed the permission in the browser's settings.
  useEffect(() => {
    const read = () => setState(notificationState(user.id))
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [user.id])

  const choose = async (on: boolean) => {
    setAsking(true)
    await chooseNotifications(user.id, on)
    setAsking(false)
    setState(notificationState(user.id))
  }
  const isPossible = state === 'on' || state === 'off'
  return (
    <SettingsSection title={words.title} text={words.text}>
      <div className="rounded-card border border-line">
        <SwitchRow
          label={words.label}
          text={words.explanation}
          on={state === 'on'}
          isPending={isAsking || !isPossible}
          isDisabled={!isPossible}
          onChoose={choose}
        >
          <p role="status" className="mt-2 text-14 empty:mt-0">
            {!isPossible && words[state]}
          </p>
        </SwitchRow>
      </div>
    </SettingsSection>
  )
}
