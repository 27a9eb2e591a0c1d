import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Kafka, logLevel } from 'kafkajs'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { runCommand } from '../command.ts'
import { kafkaJars } from '../fetch/fetch-kafka.ts'
import { freePort } from '../ports.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

type KafkaOptions = { dir: string; removeWhenStopped?: boolean }

/** Starts a Kafka broker on a new folder or on the folder of an earlier run. `url` is its address for KAFKA_BROKERS. */
export async function startKafka({ dir, removeWhenStopped }: KafkaOptions): Promise<Server> {
  const folder = resolve(dir)
  const [jars, port] = await Promise.all([kafkaJars(), claimFolder(folder)])
  const settings = join(folder, 'server.properties')
  const isNew = !existsSync(settings)
  if (isNew) await writeSettings(settings, port, join(folder, 'db'))
  const java = [
    '-Xmx256m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
    '-cp',
    join(jars, '*'),
  ]
  if (isNew) await format(java, settings)
  const args = [...java, 'kafka.Kafka', settings]
  const server = await supervise({ name: 'kafka', command: 'java', args, folder, port, removeWhenStopped })
  const url = `127.0.0.1:${port}`
  await waitForController(url)
  return { ...server, url }
}

async function writeSettings(file: string, port: number, dataDir: string): Promise<void> {
  const template = await readFile(new URL('kafka.properties', import.meta.url), 'utf8')
  const filled = { '@PORT@': `${port}`, '@CONTROLLER_PORT@': `${await freePort()}`, '@DIR@': dataDir }
  await writeFile(
    file,
    Object.entries(filled).reduce((text, [name, value]) => text.replaceAll(name, value), template),
  )
}

async function format(java: string[], settings: string): Promise<void> {
  // 16 bytes. The first character is not a dash, which the tool would read as an option.
  const clusterId = `R${randomBytes(16).toString('base64url').slice(1)}`
  const { code, output } = await runCommand('java', [...java, 'kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', settings])
  if (code !== 0) throw new ExpectedError(`Kafka could not prepare its folder:\n${output.trim()}`)
}

async function waitForController(broker: string): Promise<void> {
  const admin = new Kafka({
    brokers: [broker],
    logLevel: logLevel.NOTHING,
    retry: { retries: 50, initialRetryTime: 50, maxRetryTime: 200 },
  }).admin()
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
