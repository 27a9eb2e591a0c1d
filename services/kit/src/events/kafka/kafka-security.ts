import { readFileSync } from 'node:fs'
import type { KafkaConfig } from 'kafkajs'
import { SettingsError } from '../../settings.ts'

/** The settings of `kafkaSecuritySettings`, as read. */
export interface KafkaSecuritySettings {
  KAFKA_TLS?: boolean | undefined
  KAFKA_SASL_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512' | undefined
  KAFKA_SASL_USERNAME?: string | undefined
  KAFKA_SASL_PASSWORD?: string | undefined
  KAFKA_CA_FILE?: string | undefined
}

export type KafkaSecurity = Pick<KafkaConfig, 'ssl' | 'sasl'>

/**
 * Returns the options of connections to the brokers. With TLS the brokers' certificates and names are checked. Throws SettingsError for
 * settings that do not fit together and for a file that cannot be read.
 */
export function kafkaSecurity(settings: KafkaSecuritySettings): KafkaSecurity {
  const { KAFKA_TLS: tls, KAFKA_CA_FILE: caFile, KAFKA_SASL_MECHANISM: mechanism } = settings
  const { KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = settings
  if (caFile && !tls) throw new SettingsError(['KAFKA_CA_FILE: needs KAFKA_TLS=true'])
  const ssl = tls ? { ssl: caFile ? { ca: [readAuthority(caFile)] } : true } : {}
  if (!mechanism) {
    if (username || password) throw new SettingsError(['KAFKA_SASL_MECHANISM: is needed with KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD'])
    return ssl
  }
  const missing = [...(username ? [] : ['KAFKA_SASL_USERNAME']), ...(password ? [] : ['KAFKA_SASL_PASSWORD'])]
  if (!username || !password) throw new SettingsError(missing.map((name) => `${name}: is needed with KAFKA_SASL_MECHANISM`))
  return { ...ssl, sasl: { mechanism, username, password } as KafkaConfig['sasl'] & object }
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new SettingsError([`KAFKA_CA_FILE: cannot be read: ${(error as Error).message}`])
  }
}
