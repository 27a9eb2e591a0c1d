import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'

const schema = JSON.parse(readFileSync(new URL('../../../deploy/helm/rostra/values.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv({ strict: false }).compile(schema)

const valid = [
  { mongo: { url: '' }, redis: { url: '' }, kafka: { brokers: '' } },
  { mongo: { url: 'mongodb://a:27017,b.example:27017,[fd00::1]:27017/admin?replicaSet=rs&tls=true' } },
  { mongo: { url: 'mongodb+srv://cluster.example.com/?retryWrites=true' } },
  { redis: { url: 'rediss://cache.example:6380/1' } },
  { redis: { url: 'redis+sentinel://a:26379,b:26379/main?db=1', sentinelPort: 26379 } },
  { kafka: { brokers: 'a:9092,b.example:9092' } },
]
const wrong = [
  { mongo: { url: 'db:27017' } },
  { mongo: { url: 'http://db' } },
  { mongo: { url: 'mongodb://a,,b' } },
  { mongo: { url: 'mongodb://ada:secret@a' } },
  { redis: { url: 'cache:6379' } },
  { redis: { url: 'redis://a:6379,b:6379' } },
  { redis: { url: 'redis+sentinel://a:26379' } },
  { redis: { url: 'redis://:secret@cache' } },
  { kafka: { brokers: 'a' } },
  { kafka: { brokers: 'a:9092,' } },
  { kafka: { brokers: 'kafka://a:9092' } },
  { components: { chat: { storeOverrides: { mongo: { url: 'db:27017' } } } } },
]

describe('the schema of the chart’s values', () => {
  it.each(valid.map((values) => [JSON.stringify(values), values] as const))('accepts %s', (_text, values) => {
    expect(validate(values)).toBe(true)
  })

  it.each(wrong.map((values) => [JSON.stringify(values), values] as const))('refuses %s', (_text, values) => {
    expect(validate(values)).toBe(false)
  })
})
