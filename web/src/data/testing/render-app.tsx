import { sessionHint } from '@rostra/proto/http/session-hint'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { uncopiedText } from '../../lib/copy-text.ts'
import { newId } from '../../lib/new-id.ts'
import { endedSession } from '../accounts/session/ended-session.ts'
import { userQuery } from '../accounts/user.ts'
import { createQueryClient } from '../client/query-client.ts'

/**
 * The history of a new tab: its first entry has a key of its own, as pages remember what an entry showed, and test files share their
 * modules.
 */
const newTab = (at: string) => [{ ...parsePath(at), key: newId() }]

/**
 * Renders elements at an address with a router and a query client that knows the user; null for a visitor. Queries fail at once without
 * `retries`. Closes what an earlier test has left over every page, since test files share their modules.
 */
export function renderApp(element: ReactNode, user: User | null = null, { retries = false, at = '/' } = {}) {
  uncopiedText.close()
  endedSession.leave(null)
  const client = createQueryClient({ retries })
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${sessionHint}=${user ? '1' : '; max-age=0'}`
  client.setQueryData(userQuery.queryKey, user)
  const app = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={newTab(at)}>{element}</MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...app, client }
}
