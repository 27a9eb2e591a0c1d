import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import '@rostra/kit/events/kafka/pending-requests'
import { Kafka, type KafkaConfig, logLevel } from 'kafkajs'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { runCommand } from '../command.ts'
import { kafkaJars } from '../fetch/fetch-kafka.ts'
import { freePort } from '../ports.ts'
import type { ServerCertificate } from './start-mongo.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

/** Only encrypted connections of this user are accepted, by PLAIN and by SCRAM-SHA-512. */
export type KafkaSecurity = ServerCertificate & { username: string; password: string }

type KafkaOptions = { dir: string; removeWhenStopped?: boolean; security?: KafkaSecurity | undefined }

/** Starts a Kafka broker on a new folder or on the folder of an earlier run. `url` is its address for KAFKA_BROKERS. */
export async function startKafka({ dir, removeWhenStopped, security }: KafkaOptions): Promise<Server> {
  const folder = resolve(dir)
  const [jars, port] = await Promise.all([kafkaJars(), claimFolder(folder)])
  const settings = join(folder, 'server.properties')
  const isNew = !existsSync(settings)
  if (isNew) await writeSettings(settings, port, join(folder, 'db'), security)
  const java = [
    '-Xmx256m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
    '-cp',
    join(jars, '*'),
  ]
  if (isNew) await format(java, settings, security)
  const args = [...java, 'kafka.Kafka', settings]
  const server = await supervise({ name: 'kafka', command: 'java', args, folder, port, removeWhenStopped })
  const url = `127.0.0.1:${port}`
  await waitForController(url, security)
  return { ...server, url }
}

async function writeSettings(file: string, port: number, dataDir: string, security: KafkaSecurity | undefined): Promise<void> {
  const template = await readFile(new URL('kafka.properties', import.meta.url), 'utf8')
  const filled = { '@PORT@': `${port}`, '@CONTROLLER_PORT@': `${await freePort()}`, '@DIR@': dataDir }
  await writeFile(
    file,
    Object.entries(filled).reduce((text, [name, value]) => text.replaceAll(name, value), template + securitySettings(security)),
  )
}

/** Settings that replace those of the file before them. The controller of the one broker stays on the loopback interface. */
function securitySettings(security: KafkaSecurity | undefined): string {
  if (!security) return ''
  const { both, authority, username, password } = security
  const plain = 'org.apache.kafka.common.security.plain.PlainLoginModule required'
  return [
    'listeners=SASL_SSL://127.0.0.1:@PORT@,CONTROLLER://127.0.0.1:@CONTROLLER_PORT@',
    'advertised.listeners=SASL_SSL://127.0.0.1:@PORT@',
    'listener.security.protocol.map=SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name=SASL_SSL',
    'sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-512',
    'sasl.mechanism.inter.broker.protocol=PLAIN',
    `listener.name.sasl_ssl.plain.sasl.jaas.config=${plain} username="${username}" password="${password}" user_${username}="${password}";`,
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;',
    'ssl.keystore.type=PEM',
    `ssl.keystore.location=${both}`,
    'ssl.truststore.type=PEM',
    `ssl.truststore.location=${authority}`,
    '',
  ].join('\n')
}

async function format(java: string[], settings: string, security: KafkaSecurity | undefined): Promise<void> {
  // 16 bytes. The first character is not a dash, which the tool would read as an option.
  const clusterId = `R${randomBytes(16).toString('base64url').slice(1)}`
  const user = security ? ['--add-scram', `SCRAM-SHA-512=[name=${security.username},password=${security.password}]`] : []
  const tool = ['kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', settings, ...user]
  const { code, output } = await runCommand('java', [...java, ...tool])
  if (code !== 0) throw new ExpectedError(`Kafka could not prepare its folder:\n${output.trim()}`)
}

/** Returns how a client connects to a broker. */
export async function kafkaClient(broker: string, security: KafkaSecurity | undefined): Promise<KafkaConfig> {
  const client = { brokers: [broker], logLevel: logLevel.NOTHING }
  if (!security) return client
  const { authority, username, password } = security
  return { ...client, ssl: { ca: [await readFile(authority, 'utf8')] }, sasl: { mechanism: 'plain', username, password } }
}

async function waitForController(broker: string, security: KafkaSecurity | undefined): Promise<void> {
  const retry = { retries: 50, initialRetryTime: 50, maxRetryTime: 200 }
  const admin = new Kafka({ ...(await kafkaClient(broker, security)), retry }).admin()
  await admin.connect()
  try {
    for (;;) {
      const { brokers, controller } = await admin.describeCluster()
      if (brokers.length === 1 && controller !== null) return
      await delay(50)
    }
  } finally {
    await admin.disconnect()
  }
}
