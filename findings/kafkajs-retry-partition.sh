#!/usr/bin/env bash
# An idempotent producer writes a message without a key twice: its repetition goes to another partition.
#
# Package:  kafkajs 2.2.4
# Expected: `idempotent: true` writes each message exactly once (https://kafka.js.org/docs/producing). A broker can recognize a repetition in the
#           partition of the first attempt only, where it has the sequence number (KIP-98).
# Seen:     the broker stores message A and answers NOT_ENOUGH_REPLICAS_AFTER_APPEND, which asks for a repetition. kafkajs asks its
#           partitioner again for each attempt, and the one for messages without a key goes around:
#             send: acknowledged after 2 attempts
#             copies of A: 1 in one partition, 1 in the other
#             with a key: 1 copy after 2 attempts
# For us:   a handler would run twice for one event, also where the broker was to prevent that. Each of our events has a key
#           (services/kit/src/events/event-bus.ts), which keeps its partition, and handlers tolerate repetitions. A topic whose events need no
#           order should have keys nevertheless.
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

const notEnoughReplicasAfterAppend = 20

/** Sends A, whose first attempt is stored and answered with an error, and returns the partitions and the number of attempts. */
async function sendWithOneError(message) {
  const stored = [[], []]
  const batches = new Set()
  let attempts = 0
  const broker = {
    nodeId: 1,
    initProducerId: async () => ({ producerId: 7, producerEpoch: 0 }),
    produce: async ({ producerId, topicData: [{ topic, partitions: [{ partition, firstSequence, messages }] }] }) => {
      attempts++
      const batch = `${producerId} ${partition} ${firstSequence}`
      if (!batches.has(batch)) stored[partition].push(...messages.map(({ value }) => value))
      batches.add(batch)
      const errorCode = attempts === 1 ? notEnoughReplicasAfterAppend : 0
      return parse({ topics: [{ topicName: topic, partitions: [{ partition, errorCode, baseOffset: '0' }] }] })
    },
  }
  const nothing = async () => {}
  const metadata = [0, 1].map((partitionId) => ({ partitionId, leader: broker.nodeId }))
  const cluster = {
    retry: { initialRetryTime: 10 },
    isConnected: () => true,
    connect: nothing,
    disconnect: nothing,
    refreshMetadata: nothing,
    refreshMetadataIfNecessary: nothing,
    addMultipleTargetTopics: nothing,
    findControllerBroker: async () => broker,
    findBroker: async () => broker,
    findTopicPartitionMetadata: () => metadata,
    findLeaderForPartitions: (_topic, partitions) => ({ [broker.nodeId]: partitions.map(Number) }),
  }
  const silent = () => {}
  const logger = { debug: silent, info: silent, warn: silent, error: silent, namespace: () => logger }
  const producer = createProducer({ cluster, logger, idempotent: true, maxInFlightRequests: 1, retry: cluster.retry })
  await producer.connect()
  await producer.send({ topic: 'demo', acks: -1, messages: [message] })
  return { stored, attempts }
}

async function main() {
  const { stored, attempts } = await sendWithOneError({ value: 'A' })
  console.log(`send: acknowledged after ${attempts} attempts`)
  console.log(`copies of A: ${stored[0].length} in one partition, ${stored[1].length} in the other`)
  const keyed = await sendWithOneError({ key: 'k', value: 'A' })
  console.log(`with a key: ${keyed.stored.flat().length} copy after ${keyed.attempts} attempts`)
  assert.deepEqual([keyed.stored.flat(), keyed.attempts], [['A'], 2])
  assert.deepEqual([stored, attempts], [[['A'], ['A']], 2], 'the behaviour has changed')
}
main()
JS
node finding.cjs
