import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { CrashBoundary } from '../../components/crash-boundary.tsx'
import { Overlays } from '../../components/overlays/overlays.tsx'
import { UncopiedText } from '../../components/sharing/uncopied-text.tsx'
import { startGuestSession } from '../../data/accounts/guest-session.ts'
import { closeOnEscape, connectToHostPage } from '../../features/embed/host-page.ts'
import { EmbedChat } from './embed-chat.tsx'

/** The chat of a persona inside a frame of another website: without the site's shell, and always as a guest. */
export function EmbedPage() {
  const { slug = '' } = useParams()
  const { hash } = useLocation()
  const [address] = useSearchParams()
  const [host] = useState(() => connectToHostPage(hash))
  const [client] = useState(() => {
    const keep = (token: string) => host?.post({ rostra: 'keep', token })
    return startGuestSession(slug, host && { visitor: host.visitor, keep })
  })

  // The theme chosen on the site does not apply here.
  const theme = address.get('theme')
  useLayoutEffect(() => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }, [theme])

  useEffect(() => closeOnEscape(host), [host])

  return (
    <QueryClientProvider client={client}>
      <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col tall:h-dvh">
        <CrashBoundary>
          <EmbedChat slug={slug} host={host} />
        </CrashBoundary>
      </main>
      <Overlays />
      <UncopiedText />
    </QueryClientProvider>
  )
}
