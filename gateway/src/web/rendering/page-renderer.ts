import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ports } from '../../ports.ts'
import type { SiteSettings } from '../html/page-head.ts'
import { createPageApi } from './page-api.ts'
import { createPageCache, type RenderPage } from './page-cache.ts'
import { createRenderThread } from './render-thread.ts'

export interface PageRenderer {
  render: RenderPage
  stop: () => void
}

/** The path of the web's server build, in a folder that is never served. */
const bundlePath = '.server/render-page.mjs'

/** Creates the renderer of pages from a build. For a build without a server part, every page is sent without content. */
export function createPageRenderer(folder: string, site: SiteSettings, ports: Ports): PageRenderer {
  const file = resolve(folder, bundlePath)
  if (!existsSync(file)) return { render: async () => undefined, stop: () => {} }
  const thread = createRenderThread({ bundle: pathToFileURL(file).href, site, callApi: createPageApi(ports), log: ports.log })
  return { render: createPageCache({ render: thread.render, log: ports.log }), stop: thread.stop }
}
