import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { services } from '@rostra/proto/services'
import { areas } from '../../../gateway/src/routes/index.ts'
import { root } from '../../bootstrap/settings.ts'
import { selectorsOf } from './promql.ts'
import { dashboards } from './sources.ts'

interface Method {
  path: string
  responseStream: boolean
}

const methods = Object.values(services)
  .flatMap(({ contract }) => Object.values(contract) as Method[])
  .filter(({ responseStream }) => responseStream)
  .map(({ path }) => path)

/** The routes of event streams, MCP and the export. */
const routes = Object.values(areas)
  .flat()
  .filter(({ mediaType, streams }) => mediaType === 'text/event-stream' || streams)
  .map(({ path }) => path)
  .concat('/mcp', '/api/user/export')

/** The streams that a label of a query has to leave out. */
const streamsOf: Record<string, string[]> = { route: routes, method: methods }

it('a panel that leaves streams out leaves out every stream of the API and of the services', () => {
  const panels = dashboards().flatMap(({ panels }) => panels.filter(({ description }) => /streams.* left out/.test(description)))
  const matchers = panels.flatMap(({ title, targets }) =>
    targets.flatMap(({ expr }) =>
      selectorsOf(expr).flatMap((selector) =>
        selector.matchers.filter(({ operator }) => operator === '!~').map(({ label, value }) => ({ title, label, value })),
      ),
    ),
  )
  expect(new Set(matchers.map(({ label }) => label))).toEqual(new Set(Object.keys(streamsOf)))
  const counted = matchers.flatMap(({ title, label, value }) => {
    const leftOut = new RegExp(`^(?:${value})$`)
    return (streamsOf[label] ?? []).filter((stream) => !leftOut.test(stream)).map((stream) => `${title}: ${stream}`)
  })
  expect(counted).toEqual([])
})

it('docs/observing.md names every stream of the services', () => {
  const page = readFileSync(join(root, 'docs/observing.md'), 'utf8')
  const [, list = ''] = /Streams\s\(([^)]+)\) last as long/.exec(page) ?? []
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named.sort()).toEqual([...new Set(methods.map((path) => path.split('/').at(-1)))].sort())
})
