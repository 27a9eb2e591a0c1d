import type { Log } from '../log.ts'
import { CertificateFiles } from '../rpc/certificates/certificate-files.ts'
import { SettingsError } from '../settings.ts'
import { isEncryptedMongo } from '../stores/mongo-url.ts'
import { parseRedisUrl } from '../stores/redis-url.ts'

/** The settings of connections to stores, broker and services. A process has only those that it needs. */
export interface TransportSettings {
  NODE_ENV?: 'production' | 'development' | 'test'
  TRUSTED_NETWORK?: boolean
  MONGO_URL?: string
  REDIS_URL?: string
  KAFKA_BROKERS?: readonly string[] | undefined
  KAFKA_TLS?: boolean
  KAFKA_SASL_MECHANISM?: string | undefined
}

/** The files of a component's certificate. */
export interface CertificateSettings {
  GRPC_TLS_CERT_FILE?: string | undefined
  GRPC_TLS_KEY_FILE?: string | undefined
  GRPC_TLS_CA_FILE?: string | undefined
}

const certificateNames = ['GRPC_TLS_CERT_FILE', 'GRPC_TLS_KEY_FILE', 'GRPC_TLS_CA_FILE'] as const
const orTrusted = 'in production, or TRUSTED_NETWORK=true where the network itself is trusted'

/**
 * Throws a SettingsError that names every setting by which a production process would send data unencrypted, or to a peer that it does not
 * check, unless the network is trusted. Stores need TLS with checked certificates, Kafka credentials as well, and components certificates.
 */
export function refusePlaintext(settings: TransportSettings & CertificateSettings, { callsServices = true } = {}): void {
  if (settings.NODE_ENV !== 'production' || settings.TRUSTED_NETWORK) return
  const { MONGO_URL, REDIS_URL, KAFKA_BROKERS, KAFKA_TLS, KAFKA_SASL_MECHANISM } = settings
  const problems: string[] = []
  if (MONGO_URL && !isEncryptedMongo(MONGO_URL)) problems.push(`MONGO_URL: needs tls=true and checked certificates ${orTrusted}`)
  if (REDIS_URL && !parseRedisUrl(REDIS_URL).tls) problems.push(`REDIS_URL: must begin with rediss ${orTrusted}`)
  if (KAFKA_BROKERS && !KAFKA_TLS) problems.push(`KAFKA_TLS: must be true ${orTrusted}`)
  if (KAFKA_BROKERS && !KAFKA_SASL_MECHANISM) problems.push(`KAFKA_SASL_MECHANISM: is needed ${orTrusted}`)
  if (callsServices) for (const name of certificateNames) if (!settings[name]) problems.push(`${name}: is needed ${orTrusted}`)
  if (problems.length > 0) throw new SettingsError(problems)
}

/**
 * Reads the certificates of a component. Undefined when no file is set. Throws a SettingsError for a part of the files, and for files that
 * do not fit.
 */
export function readCertificates(settings: CertificateSettings, log?: Log): CertificateFiles | undefined {
  const { GRPC_TLS_CERT_FILE: certificate, GRPC_TLS_KEY_FILE: key, GRPC_TLS_CA_FILE: authority } = settings
  if (!certificate && !key && !authority) return undefined
  if (!certificate || !key || !authority)
    throw new SettingsError(certificateNames.filter((name) => !settings[name]).map((name) => `${name}: is needed with the other two files`))
  const onFailed = (err: unknown) => log?.warn({ err }, 'the certificates cannot be read again, the last ones are used')
  try {
    return new CertificateFiles({ certificate, key, authority }, { onFailed })
  } catch (error) {
    throw new SettingsError([`${certificateNames.join(', ')}: ${(error as Error).message}`])
  }
}
