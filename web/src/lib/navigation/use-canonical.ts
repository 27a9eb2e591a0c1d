import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { publicUrl } from '../public-url.ts'

/** Keeps the canonical address, which browsers share, that of the page. The server has written it for the first one. */
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
