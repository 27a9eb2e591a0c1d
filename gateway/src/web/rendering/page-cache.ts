import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { createResponseCache } from '../../http/response-cache.ts'
import { createHtmlPage, type HtmlPage } from '../html/html-page.ts'

export interface PageCacheOptions {
  /** Returns the HTML that replaces the empty #root of the page at a URL. */
  render: (url: string) => Promise<string>
  log: Log
}

/**
 * Returns the page at a URL with its public content; undefined when it has to be sent without content. `html` is the page without content,
 * with its own head. A fresh page is rendered for one request and not cached.
 */
export type RenderPage = (url: string, html: string, isFresh?: boolean) => Promise<HtmlPage | undefined>

const emptyRoot = '<div id="root"></div>'
/** Module preloads, which are removed from a rendered page: its content is shown before its code loads. */
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
/** The most cached pages, of about 100 kB each. */
const maxCached = 100
/** The longest rendered URL, in characters. People's searches are shorter. */
const maxUrlLength = 500

/** Creates a cache of rendered pages. Concurrent requests for a page, and those within half a second, share one rendering. */
export function createPageCache({ render, log }: PageCacheOptions): RenderPage {
  const cache = createResponseCache<HtmlPage>({ max: maxCached })
  const failures = logEpisodes(log, { began: 'pages are sent without content', ended: 'pages are sent with content again' })

  const renderPage = async (url: string, html: string) => {
    const content = await render(url)
    failures.recovered()
    return createHtmlPage(html.replaceAll(modulePreload, '').replace(emptyRoot, () => content))
  }

  return async (url, html, isFresh) => {
    if (url.length > maxUrlLength || !html.includes(emptyRoot)) return undefined
    try {
      return await (isFresh ? renderPage(url, html) : cache.get(JSON.stringify([url, html]), () => renderPage(url, html)))
    } catch (error) {
      failures.failed(error)
      return undefined
    }
  }
}
