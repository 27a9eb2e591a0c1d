import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { addressSetting, callsOf, serviceNames, services } from '@rostra/proto/services'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'
import { components, compose, nameOf, textOf } from './deploy-files.ts'

interface ChartComponent {
  calls?: string[]
  stores?: string[]
  outside?: string[]
  secretEnv?: Record<string, { key?: string }>
}

const chart = (parse(textOf('deploy/helm/rostra/values.yaml')) as { components: Record<string, ChartComponent> }).components
const table = [
  { name: 'gateway', folder: 'gateway', calls: serviceNames, stores: ['redis'], outside: [] as string[] },
  ...serviceNames.map((name) => ({
    name,
    folder: `services/${name}`,
    calls: callsOf(name),
    stores: [...services[name].stores],
    outside: Object.keys(services[name].outside),
  })),
]

it('proto/src/services.ts names every component', () => {
  expect(components().map(nameOf).sort()).toEqual(table.map(({ name }) => name).sort())
})

describe.each(table)('the component $name', ({ name, folder, calls, stores, outside }) => {
  it('has the files of a component, and a package of its name', () => {
    const prepare = name === 'gateway' ? [] : ['src/prepare.ts']
    const files = ['package.json', 'README.md', 'src/main.ts', 'src/app.ts', 'src/config.ts', ...prepare]
    expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([])
    expect(JSON.parse(textOf(`${folder}/package.json`))).toMatchObject({ name: `@rostra/${name}` })
  })

  it('gets the addresses of services that it calls from deploy/compose.yaml', () => {
    expect(compose()[name]?.environment).toMatchObject(
      Object.fromEntries(calls.map((callee) => [addressSetting(callee), `${callee}:50051`])),
    )
  })

  it('has its calls, stores, servers outside and secret in values.yaml of the chart', () => {
    const given = chart[name]
    const sorted = (list: readonly string[] = []) => [...list].sort()
    expect([given?.calls, given?.stores, given?.outside].map(sorted)).toEqual([calls, stores, outside].map(sorted))
    if (calls.length > 0) expect(given?.secretEnv?.SERVICE_SECRET?.key).toBe(`SERVICE_SECRET_${name.toUpperCase()}`)
  })
})

// The gateway takes its addresses from the table.
it.each(table.slice(1))('the settings of $name hold the address of each service that it calls, and of no other', ({ folder, calls }) => {
  const settings = textOf(`${folder}/src/config.ts`).match(/\b[A-Z]+_ADDRESS\b/g) ?? []
  expect([...new Set(settings)].sort()).toEqual(calls.map(addressSetting).sort())
})
