import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Announcement } from '../../components/announcement/announcement.tsx'

const acts = ['keydown', 'pointerdown']

/** After navigation moves the focus to the heading of the page and announces the page title, until a key or a pointer is pressed. */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // The page sets its title once its code and data are loaded.
    const titles = new MutationObserver(() => setAnnounced(document.title))
    titles.observe(document.head, { subtree: true, childList: true, characterData: true })
    // A later title, such as that of a conversation after its first message, is no answer to the navigation.
    const onAct = () => titles.disconnect()
    for (const event of acts) document.addEventListener(event, onAct)
    const stopWaiting = hash ? undefined : focusHeading()
    return () => {
      for (const event of acts) document.removeEventListener(event, onAct)
      titles.disconnect()
      stopWaiting?.()
    }
  }, [pathname, hash])

  return <Announcement text={announced} />
}

/** Focuses the main content, and its heading once it exists, unless the focus has moved. Returns a function that stops waiting. */
function focusHeading(): () => void {
  const main = document.getElementById('main')
  main?.focus({ preventScroll: true })
  const headings = new MutationObserver(tryHeading)
  function tryHeading() {
    const heading = main?.querySelector('h1')
    if (document.activeElement !== main) return headings.disconnect()
    if (!heading) return
    headings.disconnect()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  if (main) headings.observe(main, { subtree: true, childList: true })
  tryHeading()
  return () => headings.disconnect()
}
