import { pageCode } from './app/page-code.ts'
import { isRendered } from './app/rendered-data.ts'
import './styles/app.css'

/*
 * What a page begins with: it fetches the code of everything else. A page that comes with its content is painted before any of that runs, so
 * that nobody waits for code to read it.
 */
const fetchMain = () => import('./main.tsx')
if (isRendered()) {
  void painted().then(() => Promise.all([fetchMain(), pageCode(window.location.pathname)?.()]))
} else {
  void fetchMain()
}

/** Once the browser has painted something; at once in a tab that nobody looks at. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done()
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })
    setTimeout(done, 1_000)
  })
}
