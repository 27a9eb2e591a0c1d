import { describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { createRouteAudiences } from './route-audiences.ts'

describe('the audiences of a route', () => {
  it('are identity alone before its first call', () => {
    expect(createRouteAudiences().expected()).toEqual(['identity'])
  })

  it('are the services that its calls reach on behalf of the caller', () => {
    const audiences = createRouteAudiences()
    expect(audiences.with(ChatService.ListMessages.path)).toEqual(['chat'])
    expect(audiences.with(ChatService.Send.path)).toEqual(['persona', 'chat', 'billing'])
    expect(audiences.with(BillingService.GetBalance.path)).toEqual(audiences.expected())
    expect(audiences.expected()).toEqual(['persona', 'chat', 'billing'])
  })

  it('are learned for each route apart', () => {
    createRouteAudiences().with(ChatService.Send.path)
    expect(createRouteAudiences().expected()).toEqual(['identity'])
  })
})
