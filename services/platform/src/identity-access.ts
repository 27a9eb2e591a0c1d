import { type CertificateSettings, readCertificates } from '@rostra/kit/app/transport-security'
import { createServiceCredential, type ServiceCredential } from '@rostra/kit/auth/service-credential'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { type AddressSetting, addressSetting, type ServiceName, services } from '@rostra/proto/services'
import { createProductVerifier, type TokenVerifier } from './tokens.ts'

export interface IdentityAccess {
  /** Verifies every token of the product with identity's public keys. */
  verify: TokenVerifier
  /** Creates a client of a service. Its calls carry this component's own token, which is for that service only. */
  connect: (service: ServiceName, address: string) => RpcClient
  close: () => void
}

/** Where identity is, and the secret that proves the name of the component that calls. */
export interface IdentitySettings extends CertificateSettings {
  IDENTITY_ADDRESS: string
  SERVICE_SECRET: string
}

/** Connects a component to identity for what it needs first: the public keys, and a token of its own for each service that it calls. */
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

/** The services whose addresses are in some settings. */
type Addressed<Of> = { [Name in ServiceName]: `${Uppercase<Name>}_ADDRESS` extends keyof Of ? Name : never }[ServiceName]

interface ServiceAccess<Of> {
  verify: TokenVerifier
  /** Creates a client of a service, at its address in the settings. */
  connect: (service: Addressed<Of>) => RpcClient
}

interface AccessOptions {
  /** In place of the connection to identity. */
  identity?: IdentityAccess | undefined
  /** Is given what closes the connections. */
  onStop: (close: () => void) => void
}

/** Connects a component to identity and to each service that it asks for. All connections are closed at its stop. */
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
