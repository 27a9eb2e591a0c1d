import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of page: the focus goes to the main part, and its title is said. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // The page sets its title once its own code and data are there.
    const observer = new MutationObserver(() => setSaid(document.title))
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
