import { createRequire } from 'node:module'

interface ConsumerGroup {
  /** Returns what a broker has for the partitions of this consumer: one batch for each, also when it is empty. */
  fetch: (nodeId: number) => Promise<{ rawMessages: readonly unknown[] }[]>
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup.js') as { prototype: ConsumerGroup }
const { fetch } = prototype

/**
 * Leaves out the batches without any message. kafkajs 2.2.4 hands one of each partition to its workers after every fetch, six times a second at rest, which
 * only send a heartbeat when that is due. It does so itself when a fetch returns no batch at all. A batch of which all messages are filtered out stays:
 * its offset has to be committed.
 */
prototype.fetch = async function (this: ConsumerGroup, nodeId) {
  const batches = await fetch.call(this, nodeId)
  return batches.filter(({ rawMessages }) => rawMessages.length > 0)
}
