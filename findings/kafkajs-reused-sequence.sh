#!/usr/bin/env bash
# An idempotent producer loses an acknowledged message after a send of which the broker stored a part.
#
# Package:  kafkajs 2.2.4
# Expected: `idempotent: true` writes each message exactly once (https://kafka.js.org/docs/producing). A broker knows a repeated batch by
#           the sequence number of its partition (KIP-98), so a number may not be given to other messages once it is stored.
# Seen:     one request has A for partition 0, which the broker stores, and B for partition 1, which it refuses. The producer sets the numbers of
#           both partitions back. Its next message, C, gets the number of A: the broker drops it as a repetition of A and acknowledges it.
#             A and B: failed: The request included a message larger than the max message size the server will accept
#             C: acknowledged
#             sequence numbers sent to partition 0: A 0, C 0
#             partition 0 has: A
# For us:   events on which deletions of data depend would be lost without an error. After a failed send,
#           services/kit/src/events/kafka/kafka-producer.ts takes a new producer, whose id the broker does not know yet. It can keep its producer
#           when this script fails.
#
# The broker is a stand-in here: it keeps partitions as Kafka does, and its answers go through kafkajs' own parser of answers.

set -euo pipefail
sed -n '2,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node -e 'if (parseInt(process.versions.node) < 24) throw new Error("needs Node.js 24")'
npm init -y >/dev/null
npm install --no-audit --no-fund --silent kafkajs@2.2.4

cat >finding.cjs <<'JS'
const assert = require('node:assert/strict')
const createProducer = require('kafkajs/src/producer')
const { parse } = require('kafkajs/src/protocol/requests/produce/v7/response')

const messageTooLarge = 10
const stored = [[], []]
const sent = []
const batches = new Set()
const broker = {
  nodeId: 1,
  initProducerId: async () => ({ producerId: 7, producerEpoch: 0 }),
  produce: async ({ producerId, topicData: [{ topic, partitions }] }) =>
    parse({
      topics: [
        {
          topicName: topic,
          partitions: partitions.map(({ partition, firstSequence, messages }) => {
            const values = messages.map(({ value }) => value)
            if (values.includes('B')) return { partition, errorCode: messageTooLarge }
            sent.push(`${values} ${firstSequence}`)
            const batch = `${producerId} ${partition} ${firstSequence} ${firstSequence + messages.length - 1}`
            if (!batches.has(batch)) stored[partition].push(...values)
            batches.add(batch)
            return { partition, errorCode: 0, baseOffset: '0' }
          }),
        },
      ],
    }),
}
const nothing = async () => {}
const cluster = {
  retry: {},
  isConnected: () => true,
  connect: nothing,
  disconnect: nothing,
  refreshMetadata: nothing,
  refreshMetadataIfNecessary: nothing,
  addMultipleTargetTopics: nothing,
  findControllerBroker: async () => broker,
  findBroker: async () => broker,
  findTopicPartitionMetadata: () => [{ partitionId: 0 }, { partitionId: 1 }],
  findLeaderForPartitions: (_topic, partitions) => ({ [broker.nodeId]: partitions.map(Number) }),
}
const silent = () => {}
const logger = { debug: silent, info: silent, warn: silent, error: silent, namespace: () => logger }

async function main() {
  const producer = createProducer({ cluster, logger, idempotent: true, maxInFlightRequests: 1, retry: cluster.retry })
  await producer.connect()
  const send = (...messages) =>
    producer.send({ topic: 'demo', acks: -1, messages }).then(
      () => 'acknowledged',
      (error) => `failed: ${error.message}`,
    )
  const first = await send({ partition: 0, value: 'A' }, { partition: 1, value: 'B' })
  console.log(`A and B: ${first}`)
  const second = await send({ partition: 0, value: 'C' })
  console.log(`C: ${second}`)
  console.log(`sequence numbers sent to partition 0: ${sent.join(', ')}`)
  console.log(`partition 0 has: ${stored[0]}`)
  assert.match(first, /^failed/)
  assert.deepEqual([second, stored[0], sent], ['acknowledged', ['A'], ['A 0', 'C 0']], 'the behaviour has changed')
}
main()
JS
node finding.cjs
