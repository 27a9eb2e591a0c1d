import { createRpcClient } from '@rostra/kit/rpc/client'
import type { ServiceCredential } from '@rostra/kit/service-credential'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import type { Services } from '../ports.ts'

export interface ServiceAddresses {
  IDENTITY_ADDRESS: string
  PERSONA_ADDRESS: string
  CHAT_ADDRESS: string
  BILLING_ADDRESS: string
}

/** Clients of the services, each call carrying the gateway's own token. */
export function connectServices(addresses: ServiceAddresses, credential: ServiceCredential): Services & { close: () => void } {
  const services = {
    identity: createRpcClient(IdentityService, { address: addresses.IDENTITY_ADDRESS, credential }),
    persona: createRpcClient(PersonaService, { address: addresses.PERSONA_ADDRESS, credential }),
    chat: createRpcClient(ChatService, { address: addresses.CHAT_ADDRESS, credential }),
    billing: createRpcClient(BillingService, { address: addresses.BILLING_ADDRESS, credential }),
  }
  return {
    ...services,
    close: () => {
      for (const client of Object.values(services)) client.close()
    },
  }
}
