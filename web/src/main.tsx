import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followSignIns } from './data/accounts/follow-sign-ins.ts'
import { hasSessionHint } from './data/accounts/session-hint.ts'
import { hydrateQueries, isServerRendered, removeDehydrated } from './data/client/hydration.ts'
import { queryClient } from './data/client/query-client.ts'
import { followCreditRefreshes } from './data/credits/refresh-credits.ts'
import { pageLoader } from './pages/load-page.ts'
import { Site } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followCreditRefreshes(queryClient)
followSignIns(queryClient)

const site = <Site client={queryClient} router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />

// The server renders pages for visitors. A browser may have cached one before its user signed in.
if (isServerRendered() && !hasSessionHint()) void hydrate(root).then(removeDehydrated)
else {
  createRoot(root).render(site)
  removeDehydrated()
}

async function hydrate(rendered: HTMLElement) {
  hydrateQueries(queryClient)
  // Hydration would suspend without the code of the page, and clicks would be lost.
  await pageLoader(window.location.pathname)?.()
  startTransition(() => void hydrateRoot(rendered, site))
  // A page from the back/forward cache may be old.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'back_forward') return
  for (const key of ['bots', 'zeitgeist', 'articles']) void queryClient.invalidateQueries({ queryKey: [key] })
}
