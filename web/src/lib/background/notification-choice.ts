import { readStored, writeStored } from '../storage.ts'

const key = 'rostra.notifications'
const pushedKey = 'rostra.pushed'

export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on'

const isSupported = () => 'Notification' in window && window.isSecureContext

/** Returns whether this browser notifies a member: what the member chose here, as far as the browser allows it. */
export function notificationState(userId: string): NotificationState {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && readStored(key) === userId ? 'on' : 'off'
}

/** Stores whether this browser is told of ends by pushes, also while no page is open. */
export const storePushed = (isOn: boolean) => writeStored(pushedKey, isOn ? '1' : null)

export const isPushed = (): boolean => readStored(pushedKey) !== null

/** Stores a member's choice for this browser. Asks the browser for its permission first, so it must be called by a click. */
export async function chooseNotifications(userId: string, on: boolean): Promise<void> {
  if (on && Notification.permission === 'default') await Notification.requestPermission()
  writeStored(key, on && Notification.permission === 'granted' ? userId : null)
}
