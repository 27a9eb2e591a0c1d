import { noticeStrings } from '../../strings/strings.ts'
import { pageTitle } from '../navigation/page-title.ts'
import { notificationState } from './notification-choice.ts'

/** The title before the marks, and the marked one; null while there is no mark. */
let marked: { before: string; title: string; count: number } | null = null

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
  const isMarked = marked !== null && document.title === marked.title
  const before = isMarked && marked ? marked.before : document.title
  const count = isMarked && marked ? marked.count + 1 : 1
  marked = { before, count, title: pageTitle(noticeStrings.mark(count, text)) }
  document.title = marked.title
  document.addEventListener('visibilitychange', restore)
}

function restore() {
  if (document.hidden) return
  document.removeEventListener('visibilitychange', restore)
  // A page that has another title by now keeps it.
  if (marked && document.title === marked.title) document.title = marked.before
  marked = null
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
