import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { createPageCache } from './page-cache.ts'

const page = `<head>
    <link rel="modulepreload" href="/a.js" crossorigin>
    <link rel="stylesheet" href="/a.css">
  </head><body><div id="root"></div></body>`

/** Creates a cache over the given renderer and collects its warnings. */
function createFixture(render: (url: string) => Promise<string | null>) {
  const log = createLog('test', { level: 'silent' })
  const warnings: unknown[] = []
  log.warn = ((fields: unknown) => warnings.push(fields)) as typeof log.warn
  return { renderPage: createPageCache({ render, log }), warnings }
}

describe('createPageCache', () => {
  it('puts any content into the empty root and removes module preloads', async () => {
    const { renderPage } = createFixture(async () => '<div id="root">$& $1</div>')
    expect((await renderPage('/', page))?.html).toBe(`<head>
    <link rel="stylesheet" href="/a.css">
  </head><body><div id="root">$& $1</div></body>`)
  })

  it('shares a rendering between requests within half a second, but not between URLs or heads', async () => {
    const rendered: string[] = []
    const { renderPage } = createFixture(async (url) => {
      rendered.push(url)
      return '<div id="root">…</div>'
    })
    const [first, second] = await Promise.all([renderPage('/', page), renderPage('/', page)])
    expect(await renderPage('/', page)).toBe(first)
    expect(second).toBe(first)
    await renderPage('/discover?page=2', page)
    await renderPage('/', `${page} `)
    expect(rendered).toEqual(['/', '/discover?page=2', '/'])
  })

  it('renders a fresh page for each request, and keeps none', async () => {
    let count = 0
    const { renderPage } = createFixture(async () => `<div id="root">${++count}</div>`)
    const pages = await Promise.all([renderPage('/shared/q', page, { isFresh: true }), renderPage('/shared/q', page, { isFresh: true })])
    expect(pages.map((rendered) => /root">(\d)/.exec(rendered?.html ?? '')?.[1])).toEqual(['1', '2'])
    expect((await renderPage('/shared/q', page))?.html).toContain('root">3')
  })

  it('returns nothing when rendering fails, and logs one warning per outage', async () => {
    let failing = true
    const { renderPage, warnings } = createFixture(async () => {
      if (failing) throw new Error('no data')
      return '<div id="root">…</div>'
    })
    expect([await renderPage('/', page), await renderPage('/', page)]).toEqual([undefined, undefined])
    expect(warnings).toEqual([{ err: new Error('no data') }])
    failing = false
    expect(await renderPage('/', page)).toBeDefined()
    failing = true
    expect(await renderPage('/discover', page)).toBeUndefined()
    expect(warnings).toHaveLength(2)
  })

  it('returns nothing for a page that the browser renders, which is no outage', async () => {
    const { renderPage, warnings } = createFixture(async () => null)
    expect([await renderPage('/discover?chat=max', page), warnings]).toEqual([undefined, []])
  })

  it('renders neither a URL over 500 characters nor a page without an empty root', async () => {
    const { renderPage } = createFixture(async () => {
      throw new Error('rendered')
    })
    const longUrl = `/discover?search=${'x'.repeat(500)}`
    expect([await renderPage(longUrl, page), await renderPage('/', '<title>Rostra</title>')]).toEqual([undefined, undefined])
  })
})
