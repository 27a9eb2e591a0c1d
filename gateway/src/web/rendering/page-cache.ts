import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import type { Client } from '../../callers/client.ts'
import { createResponseCache } from '../../http/response-cache.ts'
import { createHtmlPage, type HtmlPage } from '../html/html-page.ts'

export interface PageCacheOptions {
  /** Returns the HTML that replaces the empty #root of the page at a URL; null for a page that the browser renders. */
  render: (url: string, reader?: Client) => Promise<string | null>
  log: Log
}

export interface RenderOptions {
  /** The member who reads the page; a visitor without one. */
  reader?: Client | undefined
  /** Renders the page for one request. */
  isFresh?: boolean | undefined
}

/**
 * Returns the page at a URL with its content; undefined when it has to be sent without content. `html` is the page without content,
 * with its own head. A member's page and a fresh one are rendered for one request and never cached.
 */
export type RenderPage = (url: string, html: string, options?: RenderOptions) => Promise<HtmlPage | undefined>

const emptyRoot = '<div id="root"></div>'
/** Module preloads, which are removed from a rendered page: its content is shown before its code loads. */
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
/** The most cached pages, of about 100 kB each. */
const maxCached = 100
/** The longest rendered URL, in characters. People's searches are shorter. */
const maxUrlLength = 500

/** Creates a cache of visitors' pages. Concurrent requests for a page, and those within half a second, share one rendering. */
export function createPageCache({ render, log }: PageCacheOptions): RenderPage {
  const cache = createResponseCache<HtmlPage | undefined>({ max: maxCached })
  const failures = logEpisodes(log, { began: 'pages are sent without content', ended: 'pages are sent with content again' })

  const renderPage = async (url: string, html: string, reader?: Client) => {
    const content = await render(url, reader)
    if (content === null) return undefined
    failures.recovered()
    return createHtmlPage(html.replaceAll(modulePreload, '').replace(emptyRoot, () => content))
  }

  return async (url, html, { reader, isFresh } = {}) => {
    if (url.length > maxUrlLength || !html.includes(emptyRoot)) return undefined
    try {
      if (reader || isFresh) return await renderPage(url, html, reader)
      return await cache.get(JSON.stringify([url, html]), () => renderPage(url, html))
    } catch (error) {
      failures.failed(error)
      return undefined
    }
  }
}
