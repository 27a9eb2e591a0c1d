import { describe, expect, it } from '@jest/globals'
import { programMayCall, type Scope, scopes } from './scopes.ts'
import { serviceNames, services } from './services.ts'

const pathsOf = (name: (typeof serviceNames)[number]) =>
  Object.values(services[name].contract as Record<string, { path: string }>).map(({ path }) => path)
const named = (path: string) => path.split('/').at(-1)
const allowed = (name: (typeof serviceNames)[number], granted: readonly Scope[]) =>
  pathsOf(name)
    .filter((path) => programMayCall(path, granted))
    .map(named)

describe('a program', () => {
  it('reaches of accounts only usernames, and of credits only the hold of its own work, with every scope', () => {
    expect(allowed('identity', scopes)).toEqual(['GetUsernames'])
    expect(allowed('billing', scopes)).toEqual(['Hold'])
  })

  it('writes nothing with the scope `read`, which spends nothing', () => {
    for (const name of serviceNames)
      for (const method of allowed(name, ['read'])) expect(method).toMatch(/^(?:Get|List|Count|Search|Find|Read)/)
    expect(allowed('billing', ['read'])).toEqual([])
  })

  it('reaches nothing without a scope, and nothing that no service has', () => {
    for (const name of serviceNames) expect(allowed(name, [])).toEqual([])
    expect(programMayCall('/rostra.chat.v1.ChatService/Nothing', scopes)).toBe(false)
    expect(programMayCall('', scopes)).toBe(false)
  })
})
