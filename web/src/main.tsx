import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pageCode } from './app/page-code.ts'
import { queryClient } from './app/query-client.ts'
import { dropRenderedData, isRendered, takeRenderedData } from './app/rendered-data.ts'
import { Site } from './app/site.tsx'
import { likelyMember } from './features/auth/user-queries.ts'
import { hearOfCredits } from './features/credits/credit-news.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

hearOfCredits(queryClient)

const site = <Site client={queryClient} router={(routing) => <BrowserRouter>{routing}</BrowserRouter>} />

// A page that was rendered for visitors and kept by the browser is no page for who has signed in since.
if (isRendered() && !likelyMember()) void bringToLife(root).then(dropRenderedData)
else renderAnew(root)

function renderAnew(empty: HTMLElement) {
  createRoot(empty).render(site)
  dropRenderedData()
}

async function bringToLife(rendered: HTMLElement) {
  takeRenderedData(queryClient)
  // Until its code is there, a click on the page would be for nothing.
  await pageCode(window.location.pathname)?.()
  startTransition(() => void hydrateRoot(rendered, site))
  // One that the browser went back to may be as old as the visit.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward') void queryClient.invalidateQueries({ queryKey: ['bots'] })
}
