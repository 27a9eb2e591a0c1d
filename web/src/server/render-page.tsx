import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { fetchDiscover, fetchLanding, fetchPersona } from '../app/page-code.ts'
import { createQueryClient } from '../app/query-client.ts'
import { renderedData } from '../app/rendered-data.ts'
import { Site } from '../app/site.tsx'
import { askForPage } from './ask-for-page.ts'

// All code is here before the first page is asked for, and stays whatever becomes of its files.
await Promise.all([fetchLanding(), fetchDiscover(), fetchPersona()])

/**
 * The page at an address (path and query) as a visitor without an account sees it first: what goes into #root, and behind it the data that it
 * was rendered from. Throws when the address isn't one that is rendered, or its data could not be had. `fetch` must know the way to the API.
 */
export async function renderPage(address: string): Promise<string> {
  const client = createQueryClient()
  try {
    await askForPage(client, new URL(address, 'http://page'))
    const html = await htmlOf(<Site client={client} router={(routing) => <StaticRouter location={address}>{routing}</StaticRouter>} />)
    return `<div id="root">${html}</div>${renderedData(client)}`
  } finally {
    client.clear()
  }
}

/** In one piece: parts that come later would need scripts within the page, which its policy forbids. */
function htmlOf(site: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(parts).toString())
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
