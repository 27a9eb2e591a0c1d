import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** After navigation moves the focus to the main content and announces the page title. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // The page sets its title once its code and data are loaded.
    const observer = new MutationObserver(() => setAnnounced(document.title))
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
