import { expect, test } from '@jest/globals'
import { plainSecrets } from './plain-secrets.ts'

const pod = (env: object[]) => ({ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' }, spec: { containers: [{ name: 'main', env }] } })

test.each([
  { name: 'SERVICE_SECRET', value: 'abc' },
  { name: 'OPENAI_API_KEY', value: 'abc' },
  { name: 'MONGO_URL', value: 'mongodb://rostra:abc@db:27017/' },
  { name: 'REDIS_URL', value: 'redis://:abc@cache:6379' },
])('$name in the open is found', (setting) => {
  expect(plainSecrets([pod([setting])])).toEqual([`Pod x: ${setting.name} is a plain value`])
})

test('accepts a reference to a Secret and an address without a password', () => {
  const reference = { name: 'SERVICE_SECRET', valueFrom: { secretKeyRef: { name: 'rostra', key: 'x' } } }
  expect(plainSecrets([pod([reference, { name: 'MONGO_URL', value: 'mongodb://db-0.db:27017/?replicaSet=rs0' }])])).toEqual([])
})
