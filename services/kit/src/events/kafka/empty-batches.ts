import { createRequire } from 'node:module'

interface ConsumerGroup {
  /** Fetches one batch for each partition of this consumer, also an empty one. */
  fetch: (nodeId: number) => Promise<{ rawMessages: readonly unknown[] }[]>
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup.js') as { prototype: ConsumerGroup }
const { fetch } = prototype

/**
 * Drops batches without messages from a fetch. kafkajs 2.2.4 hands one batch per partition to its workers after every fetch, six times a
 * second when idle, only to send a heartbeat when one is due. With no batch at all it sends that heartbeat itself. Keeps a batch whose
 * messages are all filtered out, because its offset has to be committed.
 */
prototype.fetch = async function (this: ConsumerGroup, nodeId) {
  const batches = await fetch.call(this, nodeId)
  return batches.filter(({ rawMessages }) => rawMessages.length > 0)
}
