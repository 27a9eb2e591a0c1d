import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { dehydrate } from '../data/client/hydration.ts'
import { createQueryClient } from '../data/client/query-client.ts'
import { ApiError } from '../lib/errors/api-error.ts'
import { setPublicUrl } from '../lib/public-url.ts'
import { type SocialLink, setSocialLinks } from '../lib/social-links.ts'
import { doWithoutStorage } from '../lib/storage.ts'
import * as loaders from '../pages/load-page.ts'
import { loadAccountTab, loadManageTab, loadMemberMenu, loadOverview } from '../pages/load-part.ts'
import { Site } from '../router.tsx'
import { prefetchPage, rendersInBrowser } from './prefetch-page.ts'

doWithoutStorage()

const { pageLoader: _, ...pageLoads } = loaders
// One tab of the dashboard is drawn by the browser.
const loads = [...Object.values(pageLoads), loadAccountTab, loadManageTab, loadMemberMenu, loadOverview]

// Loads all code before the first request, so that later changes of the files have no effect.
await Promise.all(loads.map((load) => load()))

interface SiteSettings {
  /** The public URL of the product. */
  publicUrl: string
  socialLinks: readonly SocialLink[]
}

/**
 * Renders the page at a path with its query, for a member or a visitor: the element #root, followed by the data it was rendered
 * from. Returns null for a page that the browser renders: it is not server-rendered, the API refuses its data, or its member's
 * session has ended. Throws when its data is unavailable. The global `fetch` must reach the API by relative paths, with the rights
 * of the page's reader. Nothing of a page is kept: the modules have no state of a reader.
 */
export async function renderPage(
  address: string,
  { publicUrl, socialLinks }: SiteSettings,
  { forMember }: { forMember: boolean },
): Promise<string | null> {
  const page = new URL(address, 'http://page')
  if (rendersInBrowser(page)) return null
  setPublicUrl(publicUrl)
  setSocialLinks(socialLinks)
  const client = createQueryClient({ retries: false })
  try {
    await prefetchPage(client, page, forMember)
    const html = await renderToHtml(<Site client={client} router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />)
    return `<div id="root">${html}</div>${dehydrate(client)}`
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  } finally {
    client.clear()
  }
}

/**
 * The style attributes of Radix's toasts and tabs. The content security policy forbids style attributes, which the
 * browser would report, and hydration sets none. A page looks the same without these. All others stay, so that
 * tests fail: a rendered page has its styles by classes or by an effect.
 */
const needlessStyles = / style="(?:pointer-events:none|animation-duration:0s|outline:none)"/g

/** Renders the whole page without streaming: streamed parts need inline scripts, which the content security policy forbids. */
function renderToHtml(site: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString().replaceAll(needlessStyles, ''))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(site, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}
