import { noticeStrings } from '../../strings/strings.ts'
import { setTitleMark } from '../navigation/tab-title.ts'
import { notificationState } from './notification-choice.ts'

/** What has ended since the tab was visible. */
let ended = 0

/**
 * Tells the reader of a hidden tab that something has ended: by a mark in the title until the tab is visible, and by a notification if the
 * member has allowed that. `text` has nothing of the content. Does nothing in a visible tab.
 */
export function tellHiddenTab(text: string, userId: string | null) {
  if (!document.hidden) return
  mark(text)
  if (userId !== null && notificationState(userId) === 'on') void notify(text).catch(() => undefined)
}

function mark(text: string) {
  ended += 1
  setTitleMark(noticeStrings.mark(ended, text))
  document.addEventListener('visibilitychange', restore)
}

function restore() {
  if (document.hidden) return
  document.removeEventListener('visibilitychange', restore)
  ended = 0
  setTitleMark(null)
}

/** Shows a notification, by the service worker where there is one: phones allow no other. A click brings the tab to the front. */
async function notify(text: string) {
  const options = { body: noticeStrings.body, tag: 'rostra', icon: '/icons/icon-192.png', data: { url: window.location.href } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(text, options)
  const notification = new Notification(text, options)
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}
