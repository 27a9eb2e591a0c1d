import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostSite {
  /** http://localhost with a port of its own. */
  origin: string
  /** Replaces what the body of every page begins with. */
  show: (html: string) => void
  stop: () => Promise<void>
}

/** Records the events of the widget, as a page's own script does. */
const script = `window.seen = []
for (const name of ['ready', 'open', 'close', 'message'])
  Rostra.on(name, ({ persona, ...rest }) => seen.push([name, ...Object.values(rest)].join(' ')))`

/** Starts a website of another origin, whose policy allows nothing but its own script and those of `product`. */
export async function startHostSite(product: string): Promise<HostSite> {
  let shown = ''
  const policy = `default-src 'none'; script-src 'self' ${product}; frame-src ${product}; require-trusted-types-for 'script'`
  const server = createServer(({ url }, response) => {
    if (url === '/seen.js') return response.setHeader('Content-Type', 'text/javascript').end(script)
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy)
    const links = '<a href="/">Home</a> <a href="/other">Other page</a>'
    response.end(`<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${links}${shown}<script src="/seen.js" defer></script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (html) => {
      shown = html
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
