import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { dehydrate } from '../data/client/hydration.ts'
import { createQueryClient } from '../data/client/query-client.ts'
import { setPublicUrl } from '../lib/public-url.ts'
import { type SocialLink, setSocialLinks } from '../lib/social-links.ts'
import { doWithoutStorage } from '../lib/storage.ts'
import * as loaders from '../pages/load-page.ts'
import { loadManageTab, loadMemberMenu, loadOverview } from '../pages/load-part.ts'
import { Site } from '../router.tsx'
import { prefetchPage } from './prefetch-page.ts'

doWithoutStorage()

const { pageLoader: _, ...pageLoads } = loaders
// Two tabs of the dashboard are drawn by the browser.
const loads = [...Object.values(pageLoads), loadManageTab, loadMemberMenu, loadOverview]

// Loads all code before the first request, so that later changes of the files have no effect.
await Promise.all(loads.map((load) => load()))

interface SiteSettings {
  /** The public URL of the product. */
  publicUrl: string
  socialLinks: readonly SocialLink[]
}

/**
 * Renders the page at a path with its query, for a member or a visitor: the element #root, followed by the data it was rendered from. Throws
 * for a page that is not server-rendered, or whose data is unavailable. The global `fetch` must reach the API by relative paths, with the
 * rights of the page's reader. Nothing of a page is kept: the modules have no state of a reader.
 */
export async function renderPage(
  address: string,
  { publicUrl, socialLinks }: SiteSettings,
  { forMember }: { forMember: boolean },
): Promise<string> {
  setPublicUrl(publicUrl)
  setSocialLinks(socialLinks)
  const client = createQueryClient({ retries: false })
  try {
    await prefetchPage(client, new URL(address, 'http://page'), forMember)
    const html = await renderToHtml(<Site client={client} router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>} />)
    return `<div id="root">${html}</div>${dehydrate(client)}`
  } finally {
    client.clear()
  }
}

/** The content security policy forbids styles in attributes, which the browser would report. React sets them once the page is hydrated. */
const styleAttribute = / style="[^"]*"/g

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
        resolve(Buffer.concat(chunks).toString().replaceAll(styleAttribute, ''))
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
