import { rm } from 'node:fs/promises'
import { createTestAuthority, writeCertificate } from '@rostra/kit/testing/test-certificates'
import { startTlsProxy } from '@rostra/kit/testing/tls-proxy'
import type { KafkaSecurity } from './start-kafka.ts'
import { startMongo } from './start-mongo.ts'
import { startRedis } from './start-redis.ts'
import { storeFolder } from './store-folder.ts'

/** Stores that accept only encrypted connections, and what the product needs to reach them, Kafka and its own components by TLS. */
export interface SecureServers {
  stores: { mongoUrl: string; redisUrl: string }
  /** For the broker that the harness starts. */
  security: KafkaSecurity
  /** Settings of every process. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

/** The names and addresses of every component and server on one machine. */
const hosts = ['localhost', '*.replicas.test', '127.0.0.1', '127.0.0.2', '127.0.0.3']

/** Starts MongoDB with TLS, and Redis behind a proxy with TLS, because the Redis of the tests is built without it. */
export async function startSecureServers(): Promise<SecureServers> {
  const authority = createTestAuthority()
  const files = writeCertificate(authority.issue(hosts), authority.certificate)
  const [mongoDir, redisDir] = await Promise.all([storeFolder('secure-mongo'), storeFolder('secure-redis')])
  const [mongo, redis] = await Promise.all([
    startMongo({ dataDir: mongoDir, removeWhenStopped: true, tls: files }),
    startRedis({ dataDir: redisDir, removeWhenStopped: true }),
  ])
  const proxy = await startTlsProxy(redis.url, files)
  const security = { both: files.both, authority: files.authority, username: 'rostra', password: 'a-password-of-the-trials' }
  return {
    stores: {
      mongoUrl: mongo.url,
      redisUrl: `rediss://localhost:${proxy.port}?tlsCAFile=${encodeURIComponent(files.authority)}`,
    },
    security,
    settings: {
      KAFKA_TLS: 'true',
      KAFKA_CA_FILE: files.authority,
      KAFKA_SASL_MECHANISM: 'SCRAM-SHA-512',
      KAFKA_SASL_USERNAME: security.username,
      KAFKA_SASL_PASSWORD: security.password,
      GRPC_TLS_CERT_FILE: files.certificate,
      GRPC_TLS_KEY_FILE: files.key,
      GRPC_TLS_CA_FILE: files.authority,
    },
    stop: async () => {
      proxy.close()
      await Promise.all([mongo.stop(), redis.stop()])
      await Promise.all([mongoDir, redisDir].map((folder) => rm(folder, { recursive: true, force: true })))
      files.remove()
    },
  }
}
