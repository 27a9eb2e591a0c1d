import { type Preparation, prepareService as prepare } from '@rostra/kit/app/prepare-service'
import {
  createServiceApp as createApp,
  type ServiceApp,
  type ServiceAppOptions,
  type Wiring as WiringOf,
} from '@rostra/kit/app/service-app'
import type { Caller } from './caller.ts'
import { authenticateBy, type TokenVerifier } from './tokens.ts'

/** The prefix of database names and the namespace of traces. */
export const product = 'rostra'

/** The only service from which a browser's address is accepted. */
export const addressForwarder = 'gateway'

type Wiring<Ports> = Omit<WiringOf<Ports, Caller>, 'authenticate'> & { verify: TokenVerifier }

interface Options<Ports> extends Omit<ServiceAppOptions<Ports, Caller>, 'wire' | 'product' | 'addressForwarder'> {
  wire: (foundation: Parameters<ServiceAppOptions<Ports, Caller>['wire']>[0]) => Promise<Wiring<Ports>>
}

/** Creates a service of this product: kit's frame with this product's callers, tokens and database names. */
export const createServiceApp = <Ports>({ wire, ...options }: Options<Ports>): ServiceApp =>
  createApp<Ports, Caller>({
    ...options,
    product,
    addressForwarder,
    wire: async (foundation) => {
      const { verify, ...wiring } = await wire(foundation)
      return { ...wiring, authenticate: authenticateBy(verify, options.name) }
    },
  })

/** Prepares the database `rostra_<name>` of a service: see kit's `prepareService`. */
export const prepareService = (preparation: Omit<Preparation, 'product'>): Promise<void> => prepare({ ...preparation, product })
