import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from './bootstrap/settings.ts'
import { contractModules, eventsModule, serviceModule } from './contract-modules.ts'

const service = `syntax = "proto3";
package rostra.tea.v1;
service TeaService { rpc Pour (Cup) returns (Cup); }
message Cup { string id = 1; }`

const events = `syntax = "proto3";
package rostra.tea.v1;
// Topic \`tea.poured.v1\`, keyed by cup id. A cup is full. Consumers: none yet. A replay changes nothing.
message Poured { string cup_id = 1; }`

describe('serviceModule', () => {
  it('exports the service of a file', () => {
    const text = serviceModule('rostra/tea/v1/tea.proto', service)
    expect(text).toContain("import type { TeaServiceDefinition } from './rostra/tea/v1/TeaService.ts'")
    expect(text).toContain("TeaService = loadService<TeaServiceDefinition>('rostra/tea/v1/tea.proto', 'rostra.tea.v1.TeaService')")
  })

  it('throws for a file without a service', () => {
    expect(() => serviceModule('rostra/tea/v1/tea.proto', events)).toThrow('rostra/tea/v1/tea.proto declares no service')
  })
})

describe('eventsModule', () => {
  it('exports each event with its topic', () => {
    const text = eventsModule('rostra/tea/v1/events.proto', events)
    expect(text).toContain("import type { Poured, Poured__Output } from './rostra/tea/v1/Poured.ts'")
    expect(text).toContain("export const PouredEvent = {\n  topic: 'tea.poured.v1',")
    expect(text).toContain("loadMessage<Poured, Poured__Output>(file, 'rostra.tea.v1.Poured')")
  })
})

describe('contractModules', () => {
  it('are the modules of proto/gen', () => {
    const modules = contractModules(join(root, 'proto'))
    const committed = readdirSync(join(root, 'proto/gen')).filter((name) => name.endsWith('.ts'))
    expect([...modules.keys()].sort()).toEqual(committed.sort())
    for (const [name, text] of modules) expect(readFileSync(join(root, 'proto/gen', name), 'utf8')).toBe(text)
  })
})
