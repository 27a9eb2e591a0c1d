import { describe, expect, it } from '@jest/globals'
import { ChatService } from '../gen/chat.ts'
import { audiencesOf, callsOf, mayCall, type ServiceName, serviceNames, services } from './services.ts'

describe('the table of services', () => {
  it.each(serviceNames)('lets %s call on behalf of its caller only by methods of its contract, and only services that it calls', (name) => {
    for (const [method, callees] of Object.entries(services[name].callsOnBehalf ?? {})) {
      expect(Object.keys(services[name].contract)).toContain(method)
      expect(callsOf(name)).toEqual(expect.arrayContaining([...callees]))
    }
  })

  it('names the services that a caller’s token is for: the called one, and those that it calls with the token', () => {
    expect(audiencesOf(ChatService.ListMessages.path)).toEqual(['chat'])
    expect(audiencesOf(ChatService.Send.path)).toEqual(['chat', 'persona', 'billing'])
    expect(() => audiencesOf('/rostra.chat.v1.ChatService/Nothing')).toThrow('no method')
  })

  it('lets the gateway and operators call every service, and a service those of its row', () => {
    for (const caller of ['gateway', 'operator']) expect(serviceNames.every((name) => mayCall(caller, name))).toBe(true)
    for (const caller of serviceNames)
      expect(serviceNames.filter((name) => mayCall(caller, name))).toEqual(serviceNames.filter((name) => callsOf(caller).includes(name)))
  })

  it.each([
    ['chat', 'gateway'],
    ['chat', '__proto__'],
    ['nobody', 'chat'],
    ['__proto__', 'chat'],
    ['gateway', ''],
  ])('lets %s not call %j', (caller, callee) => {
    expect(mayCall(caller, callee as ServiceName)).toBe(false)
  })
})
