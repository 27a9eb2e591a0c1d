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
 * Returns the page at a URL with its public content; undefined when it has to be sent without content. `html` is the page without content, with
 * its own head. A fresh page is rendered for one request and not kept.
 */
export type RenderPage = (url: string, html: string, isFresh?: boolean) => Promise<HtmlPage | undefined>

const emptyRoot = '<div id="root"></div>'
/** Preloads of a page without content. A rendered page shows its content first. */
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
/** A page takes about 100 kB. */
const maxCached = 100
/** A longer URL is no search of a person. */
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
