import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { CrashBoundary } from '../../app/crash-boundary.tsx'
import { Toaster } from '../../components/toaster.tsx'
import { EmbedChat } from './embed-chat.tsx'
import { enterAsGuest } from './enter-as-guest.ts'
import { wishToClose } from './wish-to-close.ts'

/** A persona's chat for a frame on somebody else's page: without the site around it, and always as a guest of its own. */
export function EmbedPage() {
  const { slug = '' } = useParams()
  const { hash } = useLocation()
  const [address] = useSearchParams()
  const [client] = useState(() => enterAsGuest(slug))

  // What was chosen on the site itself doesn't count here.
  const theme = address.get('theme')
  useLayoutEffect(() => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }, [theme])

  useEffect(() => wishToClose(hash), [hash])

  return (
    <QueryClientProvider client={client}>
      <main id="main" className="flex min-h-dvh flex-col tall:h-dvh">
        <CrashBoundary>
          <EmbedChat slug={slug} />
        </CrashBoundary>
      </main>
      <Toaster />
    </QueryClientProvider>
  )
}
