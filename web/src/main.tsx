import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { fetchMarkdown } from './components/message/markdown-text.tsx'
import { followSignIns } from './data/accounts/follow-sign-ins.ts'
import { followPush } from './data/accounts/push/follow-push.ts'
import { hydrateQueries, isServerRendered, removeDehydrated } from './data/client/hydration.ts'
import { queryClient } from './data/client/query-client.ts'
import { followCreditRefreshes } from './data/credits/refresh-credits.ts'
import { registerServiceWorker } from './lib/background/register-service-worker.ts'
import { hasSessionHint } from './lib/session-hint.ts'
import { pageLoader } from './pages/load-page.ts'
import { loadMemberMenu } from './pages/load-part.ts'
import { Site } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const isHydrated = isServerRendered() && hydrateQueries(queryClient)
followCreditRefreshes(queryClient)
followSignIns(queryClient)
followPush(queryClient)
registerServiceWorker()

const site = <Site client={queryClient} router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />

if (isHydrated) void hydrate(root)
else {
  createRoot(root).render(site)
  removeDehydrated()
}

async function hydrate(rendered: HTMLElement) {
  // Loads the page's code first: without it hydration would suspend, and clicks would be lost.
  const hasMarkdown = rendered.querySelector('[data-markdown]') !== null
  await Promise.all([pageLoader(window.location)?.(), hasSessionHint() && loadMemberMenu(), hasMarkdown && fetchMarkdown()])
  startTransition(() => void hydrateRoot(rendered, site))
  // The data of a page from the back/forward cache may be old.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'back_forward') return
  for (const key of ['bots', 'zeitgeist', 'articles']) void queryClient.invalidateQueries({ queryKey: [key] })
}
