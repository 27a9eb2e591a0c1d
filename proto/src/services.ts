import type { MethodDefinition } from '@grpc/proto-loader'
import { BillingService } from '../gen/billing.ts'
import { ChatService } from '../gen/chat.ts'
import { ExpertsService } from '../gen/experts.ts'
import { IdentityService } from '../gen/identity.ts'
import { NewsroomService } from '../gen/newsroom.ts'
import { PersonaService } from '../gen/persona.ts'
import { ZeitgeistService } from '../gen/zeitgeist.ts'

/** A cheap call that tells whether a service answers. It changes nothing. */
export interface Probe {
  // biome-ignore lint/suspicious/noExplicitAny: the table holds methods of every type; `probe` checks each request
  method: MethodDefinition<any, any, any, any>
  request: object
}

/** A store or broker of the product, by the name that the chart gives it. */
export type Store = 'mongo' | 'redis' | 'kafka'

interface Service<Name extends string = string> {
  contract: object
  /** The services that it calls, each with the purpose; includes identity for its token. Each has the setting `<NAME>_ADDRESS`. */
  calls: Readonly<Partial<Record<Name, string>>>
  /** The methods that pass the token of their caller on, each with the services that they call with it. */
  callsOnBehalf?: Readonly<Record<string, readonly Name[]>>
  stores: readonly Store[]
  /** The servers outside of the product that it calls, by protocol. */
  outside: Readonly<Partial<Record<'https' | 'smtp', string>>>
  /** Makes the gateway wait for the service before it is ready. Left out when most pages work without the service. */
  probe?: Probe
}

const probe = <In, Out, Request, Answer>(method: MethodDefinition<In, Out, Request, Answer>, request: In & object): Probe => ({
  method,
  request,
})

/**
 * The services of the product. The gateway's clients and readiness, the start order, the callers' secrets, the drawing in docs/events.md
 * and the checks of what is deployed follow from this table. Of services that call each other, the one listed first starts last and stops
 * first.
 */
const table = {
  identity: {
    contract: IdentityService,
    calls: {},
    stores: ['mongo', 'kafka'],
    outside: { smtp: 'mail server', https: 'issuers, push services' },
    probe: probe(IdentityService.GetUsernames, { ids: [] }),
  },
  persona: {
    contract: PersonaService,
    calls: { identity: 'keys, service tokens', billing: 'free work' },
    stores: ['mongo', 'kafka'],
    outside: { https: 'model providers' },
    probe: probe(PersonaService.ListFeaturedPersonas, {}),
  },
  // Chat stops before billing, because it settles charges while it stops.
  chat: {
    contract: ChatService,
    calls: { identity: 'keys, service tokens, consents', persona: 'speaking profiles, passages', billing: 'hold, release, free work' },
    callsOnBehalf: {
      StartConversation: ['persona'],
      Send: ['persona', 'billing'],
      SendAndWait: ['persona', 'billing'],
      Ask: ['persona', 'billing'],
      SaveNote: ['persona'],
      AnswerTrial: ['persona'],
      ListInbox: ['persona'],
      AnswerInboxItem: ['persona'],
      DismissInboxItem: ['persona'],
      CountInbox: ['persona'],
    },
    stores: ['mongo', 'redis', 'kafka'],
    outside: { https: 'model providers' },
    probe: probe(ChatService.ListMessages, { conversationId: 'none', limit: 1 }),
  },
  // Without experts only circles, discussions and 360° fail, so the gateway does not wait for it. Experts stops before billing, because it
  // settles charges while it stops.
  experts: {
    contract: ExpertsService,
    calls: { identity: 'keys, service tokens', persona: 'circles, speaking profiles', billing: 'hold, release, free work' },
    callsOnBehalf: {
      GetCircle: ['persona'],
      AddToCircle: ['persona'],
      ArrangeCircle: ['persona'],
      ExportData: ['persona'],
      StartDiscussion: ['persona', 'billing'],
    },
    stores: ['mongo', 'kafka'],
    outside: { https: 'model providers' },
  },
  // Without billing only members' sends, free work and purchases fail, so the gateway does not wait for it.
  billing: {
    contract: BillingService,
    calls: { identity: 'keys, service tokens, mail addresses', chat: 'outcomes of old holds', experts: 'outcomes of old holds' },
    callsOnBehalf: { CreateCheckout: ['identity'] },
    stores: ['mongo', 'kafka'],
    outside: { https: 'Stripe' },
  },
  // Without zeitgeist only its pages fail, so the gateway does not wait for it.
  zeitgeist: {
    contract: ZeitgeistService,
    calls: {
      identity: 'keys, service tokens, consents, member names',
      persona: 'public personas',
      chat: 'messages of members',
    },
    stores: ['mongo', 'kafka'],
    outside: { https: 'model providers' },
  },
  // Without newsroom only its pages fail, so the gateway does not wait for it.
  newsroom: {
    contract: NewsroomService,
    calls: { identity: 'keys, service tokens', zeitgeist: 'entries' },
    stores: ['mongo', 'kafka'],
    outside: { https: 'model providers' },
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof table

/** The name of the setting that holds a service's address: `CHAT_ADDRESS`. */
export type AddressSetting = `${Uppercase<ServiceName>}_ADDRESS`

/** The contract of a service, with the types of its methods. */
export type ContractOf<Name extends ServiceName> = (typeof table)[Name]['contract']

export const services: Readonly<Record<ServiceName, Service<ServiceName>>> = table

export const serviceNames = Object.keys(table) as ServiceName[]

/** Lists the services that a service calls. */
export const callsOf = (name: ServiceName) => Object.keys(table[name].calls) as ServiceName[]

export const addressSetting = (name: ServiceName) => `${name.toUpperCase()}_ADDRESS` as AddressSetting

/**
 * The callers that get a token of their own: the gateway, services that call others, and operators. Each proves itself by a secret;
 * identity has its hash.
 */
export const callers: readonly string[] = ['gateway', ...serviceNames.filter((name) => callsOf(name).length > 0), 'operator']

/** Tells whether a caller may call a service. The gateway and operators may call every service, a service only those of its `calls`. */
export function mayCall(caller: string, callee: string): boolean {
  if (!isServiceName(callee)) return false
  return caller === 'gateway' || caller === 'operator' || (isServiceName(caller) && callsOf(caller).includes(callee))
}

export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(table, name)

/** The services that accept a token. The first is the one that the caller calls. */
export type Audiences = readonly [ServiceName, ...ServiceName[]]

const audiences = new Map(
  Object.entries<Service<ServiceName>>(table).flatMap(([name, { contract, callsOnBehalf = {} }]) =>
    Object.entries<{ path: string }>(contract as Record<string, { path: string }>).map(([method, { path }]): [string, Audiences] => [
      path,
      [name as ServiceName, ...(callsOnBehalf[method] ?? [])],
    ]),
  ),
)

/**
 * Lists the services that accept a token for the method with this path: the called service, and those that it calls with the same token.
 * Throws if no service has the method.
 */
export function audiencesOf(path: string): Audiences {
  const found = audiences.get(path)
  if (!found) throw new Error(`${path} is no method of a service`)
  return found
}

/** Returns the name of the service with this contract. Throws if no service has it. */
export function nameOf(contract: object): ServiceName {
  const name = serviceNames.find((each) => services[each].contract === contract)
  if (!name) throw new Error('this is no contract of a service')
  return name
}
