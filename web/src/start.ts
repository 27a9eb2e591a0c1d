import { isServerRendered } from './data/client/hydration.ts'
import { hasSessionHint } from './lib/session-hint.ts'
import { pageLoader } from './pages/load-page.ts'
import { loadMemberMenu } from './pages/load-part.ts'
import './styles/app.css'

/*
 * The entry of every page, which fetches the rest of the code. A server-rendered page is painted first, so that it is readable before the
 * code is loaded.
 */
const loadMain = () => import('./main.tsx')
if (isServerRendered()) {
  void firstPaint().then(() => Promise.all([loadMain(), pageLoader(window.location)?.(), hasSessionHint() && loadMemberMenu()]))
} else {
  void loadMain()
}

/** Resolves after the first paint, at the latest after 1 s; at once in a hidden tab. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1_000)
  })
}
