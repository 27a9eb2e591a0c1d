import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge, Histogram } from 'prom-client'

const registers = [registry]

export const retrievalSeconds = new Histogram({
  name: 'rostra_retrieval_seconds',
  help: 'Time to find the passages for a message, by result (found, nothing, failed)',
  labelNames: ['result'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

export const cacheReads = new Counter({
  name: 'rostra_knowledge_cache_reads_total',
  help: 'Reads of readings and passages from the cache of this process, by cache (index, vectors, texts) and result (hit, miss)',
  labelNames: ['cache', 'result'],
  registers,
})

export const queryEmbeddings = new Counter({
  name: 'rostra_query_embeddings_total',
  help: 'Vectors of messages that were asked from the model, by result (ok, failed); after a failure words alone are searched',
  labelNames: ['result'],
  registers,
})

const cacheBytes = new Gauge({
  name: 'rostra_knowledge_cache_bytes',
  help: 'Size of what is known from the material of personas in this process, by cache (index, vectors, texts)',
  labelNames: ['cache'],
  registers,
  collect() {
    for (const [cache, size] of sizes) this.set({ cache }, size())
  },
})
const sizes = new Map<string, () => number>()

/** Measures a cache with this size. */
export function measureCache(cache: string, size: () => number): void {
  sizes.set(cache, size)
  cacheBytes.set({ cache }, size())
}
