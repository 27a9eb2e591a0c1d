import { fetchEmbeddings } from '../servers/start-embeddings.ts'
import { mongodBinary, redisBinary } from './server-binaries.ts'

/*
 * Fetches the servers of `npm start` into the user's cache while npm installs packages, so no module of it may import
 * one. Says nothing: the start fetches what is missing, or says why it can't.
 */
const { MONGO_URL, REDIS_URL, EMBEDDINGS, EMBEDDINGS_MODEL, EMBEDDINGS_BASE_URL } = process.env
const needed = [
  ...(MONGO_URL ? [] : [mongodBinary]),
  ...(REDIS_URL ? [] : [redisBinary]),
  ...(EMBEDDINGS === 'off' || EMBEDDINGS_MODEL || EMBEDDINGS_BASE_URL ? [] : [fetchEmbeddings]),
]
await Promise.allSettled(needed.map((fetchIt) => fetchIt()))
