import { type CertificateSettings, readCertificates } from '@rostra/kit/app/transport-security'
import { createServiceCredential, type ServiceCredential } from '@rostra/kit/auth/service-credential'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { type AddressSetting, addressSetting, type ServiceName, services } from '@rostra/proto/services'
import { createProductVerifier, type TokenVerifier } from './tokens.ts'

export interface IdentityAccess {
  /** Verifies the product's tokens with identity's public keys. */
  verify: TokenVerifier
  /** Creates a client of a service. Its calls carry this component's own token, which is for that service only. */
  connect: (service: ServiceName, address: string) => RpcClient
  close: () => void
}

/** Identity's address, and the secret that authenticates the calling component. */
export interface IdentitySettings extends CertificateSettings {
  IDENTITY_ADDRESS: string
  SERVICE_SECRET: string
}

/** Connects a component to identity, which provides the public keys, and a token of the component for each service that it calls. */
export function connectIdentityAccess(component: string, settings: IdentitySettings): IdentityAccess {
  const { IDENTITY_ADDRESS: address, SERVICE_SECRET: secret } = settings
  const certificates = readCertificates(settings)
  const client = createRpcClient(IdentityService, { address, certificates })
  const credentialFor = (audience: ServiceName): ServiceCredential =>
    createServiceCredential(async () => {
      const { token, expiresAt } = await client.call(IdentityService.IssueServiceToken, { service: component, secret, audience })
      return { token, expiresAt: new Date(expiresAt) }
    })
  return {
    verify: createProductVerifier({ fetchKeys: async () => JSON.parse((await client.call(IdentityService.GetSigningKeys, {})).jwks) }),
    connect: (service, to) =>
      createRpcClient(services[service].contract, { address: to, credential: credentialFor(service), certificates }),
    close: client.close,
  }
}

type AddressSettings = IdentitySettings & Partial<Record<AddressSetting, string>>

/** The services whose addresses are among the settings `Of`. */
type Addressed<Of> = { [Name in ServiceName]: `${Uppercase<Name>}_ADDRESS` extends keyof Of ? Name : never }[ServiceName]

interface ServiceAccess<Of> {
  verify: TokenVerifier
  /** Creates a client of a service, at its address in the settings. */
  connect: (service: Addressed<Of>) => RpcClient
}

interface AccessOptions {
  /** Replaces the connection to identity, for tests and processes with several services. */
  identity?: IdentityAccess | undefined
  /** Receives functions that close the connections. */
  onStop: (close: () => void) => void
}

/** Connects a component to identity, and to services on demand. All connections are closed when the component stops. */
export function openServiceAccess<Of extends AddressSettings>(component: string, settings: Of, options: AccessOptions): ServiceAccess<Of> {
  const { identity = connectIdentityAccess(component, settings), onStop } = options
  onStop(identity.close)
  return {
    verify: identity.verify,
    connect: (service) => {
      const client = identity.connect(service, settings[addressSetting(service)] ?? '')
      onStop(client.close)
      return client
    },
  }
}
