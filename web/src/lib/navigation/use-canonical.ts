import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { publicUrl } from '../public-url.ts'

/** Updates the canonical link, which browsers share, after each navigation. The server writes it for the first page. */
export function useCanonical() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link')
    link.rel = 'canonical'
    link.href = publicUrl() + pathname
    document.head.append(link)
    document.querySelector('meta[name="robots"]')?.remove()
  }, [pathname])
}
