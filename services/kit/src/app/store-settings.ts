import { z } from 'zod'
import { checkedBy, flag, port, processSettings } from '../settings.ts'
import { checkMongoUrl } from '../stores/mongo-url.ts'
import { parseRedisUrl } from '../stores/redis-url.ts'

/** A URL in any form that the driver accepts. Kit's time limits and write concern override its options. */
export const mongoUrl = checkedBy(checkMongoUrl)

/** `redis://`, `rediss://`, and with Sentinel `redis+sentinel://` and `rediss+sentinel://`. */
export const redisUrl = checkedBy(parseRedisUrl)

const brokerPattern = /^(\[[0-9a-fA-F:.]+\]|[^\s:/@[\],]+):(\d{1,5})$/

/** Bootstrap brokers as `host:port,host:port`. They name the other brokers. */
const brokers = z
  .string()
  .transform((list) => list.split(',').map((broker) => broker.trim()))
  .superRefine((list, context) => {
    const wrong = list.filter((broker) => !isBroker(broker))
    if (wrong.length > 0)
      context.addIssue({ code: 'custom', message: `must be a comma list of host:port, and ${wrong.map(quote).join(', ')} is not` })
  })

const isBroker = (text: string) => {
  const number = Number(brokerPattern.exec(text)?.[2])
  return number >= 1 && number <= 65_535
}

/** Quotes a broker without the part before an @, which may be a user and password. */
const quote = (broker: string) => `"${broker.replace(/^.*@/, '…@')}"`

/** The settings of connections to the brokers. */
export const kafkaSecuritySettings = {
  KAFKA_TLS: flag.default(false),
  KAFKA_SASL_MECHANISM: z
    .string()
    .transform((name) => name.toLowerCase())
    .pipe(z.enum(['plain', 'scram-sha-256', 'scram-sha-512'], 'must be PLAIN, SCRAM-SHA-256 or SCRAM-SHA-512'))
    .optional(),
  KAFKA_SASL_USERNAME: z.string().optional(),
  KAFKA_SASL_PASSWORD: z.string().optional(),
  /** A PEM file with the authorities that sign the brokers' certificates. Default: Node's own list. */
  KAFKA_CA_FILE: z.string().optional(),
}

/** The settings of every service. */
export const serviceSettings = {
  ...processSettings,
  GRPC_HOST: z.string().default('127.0.0.1'),
  GRPC_PORT: port.default(0),
  MONGO_URL: mongoUrl,
  KAFKA_BROKERS: brokers.optional(),
  ...kafkaSecuritySettings,
}
