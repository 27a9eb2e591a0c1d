import { expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { createRenderedPages } from './rendered-pages.ts'

const empty = `<head>
    <link rel="modulepreload" href="/a.js" crossorigin>
    <link rel="stylesheet" href="/a.css">
  </head><body><div id="root"></div></body>`

/** Pages over a renderer that does what the test says, with the lines that they log. */
function pages(render: (address: string) => Promise<string>) {
  const log = createLog('test', { level: 'silent' })
  const lines: unknown[] = []
  log.warn = ((fields: unknown) => lines.push(fields)) as typeof log.warn
  const admit = async (network: string) => {
    if (network === 'flood') throw new Error('too many calls')
  }
  const rendered = createRenderedPages({ render, admit, log })
  return { of: (address: string, page: string, network = 'home') => rendered(address, page, network), lines }
}

it('content takes the place of the empty root, whatever it holds, and code is not fetched before it is seen', async () => {
  const { of } = pages(async () => '<div id="root">$& $1</div>')
  expect((await of('/', empty))?.html).toBe(`<head>
    <link rel="stylesheet" href="/a.css">
  </head><body><div id="root">$& $1</div></body>`)
})

it('who asks for the same at once or within a second shares one rendering; another head or address has its own', async () => {
  const asked: string[] = []
  const { of } = pages(async (address) => {
    asked.push(address)
    return '<div id="root">…</div>'
  })
  const [one, other] = await Promise.all([of('/', empty), of('/', empty)])
  expect(await of('/', empty)).toBe(one)
  expect(other).toBe(one)
  await of('/discover?page=2', empty)
  await of('/', `${empty} `)
  expect(asked).toEqual(['/', '/discover?page=2', '/'])
})

it('a page that cannot be rendered is sent empty, and said once until it works again', async () => {
  let broken = true
  const { of, lines } = pages(async () => {
    if (broken) throw new Error('no data')
    return '<div id="root">…</div>'
  })
  expect([await of('/', empty), await of('/', empty)]).toEqual([undefined, undefined])
  expect(lines).toEqual([{ problem: 'no data' }])
  broken = false
  expect(await of('/', empty)).toBeDefined()
  broken = true
  expect(await of('/discover', empty)).toBeUndefined()
  expect(lines).toHaveLength(2)
})

it('neither an endless address nor a page without a root is rendered', async () => {
  const { of } = pages(async () => {
    throw new Error('asked for')
  })
  expect([await of(`/discover?search=${'x'.repeat(500)}`, empty), await of('/', '<title>Rostra</title>')]).toEqual([undefined, undefined])
})

it('who has made too many calls has nothing rendered, but sees what others had', async () => {
  const { of } = pages(async () => '<div id="root">…</div>')
  expect(await of('/', empty, 'flood')).toBeUndefined()
  const theirs = await of('/', empty)
  expect(await of('/', empty, 'flood')).toBe(theirs)
})
