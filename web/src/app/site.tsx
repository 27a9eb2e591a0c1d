import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { type ReactNode, StrictMode } from 'react'
import { Routing } from './routing.tsx'

interface SiteProps {
  client: QueryClient
  /** The router, which is another one on the server. */
  router: (routing: ReactNode) => ReactNode
}

/** The whole product in a page. A server renders the same tree, or a page that it has rendered would not come alive. */
export const Site = ({ client, router }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={700}>{router(<Routing />)}</Tooltip.Provider>
    </QueryClientProvider>
  </StrictMode>
)
