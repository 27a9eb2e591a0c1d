import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ports } from '../ports.ts'
import { answerVisitor } from './answer-visitor.ts'
import { createRenderThread } from './render-thread.ts'
import { createRenderedPages, type RenderedPages } from './rendered-pages.ts'

export interface VisitorPages {
  rendered: RenderedPages
  stop: () => void
}

/** Where the build leaves what renders; files in such a folder are never sent. */
const bundle = '.server/render-page.mjs'

/** Pages with their content, rendered by what the build in a folder has for it; always empty ones where it has nothing. */
export function createVisitorPages(folder: string, ports: Ports): VisitorPages {
  const file = resolve(folder, bundle)
  if (!existsSync(file)) return { rendered: async () => undefined, stop: () => {} }
  const admit = (network: string) => ports.limits.use('call', network)
  const thread = createRenderThread({ bundle: pathToFileURL(file).href, answer: answerVisitor(ports) })
  return { rendered: createRenderedPages({ render: thread.render, admit, log: ports.log }), stop: thread.stop }
}
