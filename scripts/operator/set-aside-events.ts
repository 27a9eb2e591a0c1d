import { listSetAside, type OutboxEvent, putBack } from '@rostra/kit/events/set-aside'
import { serviceNames } from '@rostra/proto/services'
import { type Collection, MongoClient } from 'mongodb'

interface Database {
  mongoUrl: string
  /** The suffix of the databases' names. */
  suffix: string
}

interface SetAsideEvent {
  service: string
  collection: string
  documentId: string
  event: OutboxEvent
}

/** Lists the events of all services that are set aside because the broker refuses them. */
export const listSetAsideEvents = (database: Database): Promise<SetAsideEvent[]> =>
  inEachOutbox(database, async (service, collection) =>
    (await listSetAside(collection)).map(({ documentId, event }) => ({
      service,
      collection: collection.collectionName,
      documentId: String(documentId),
      event,
    })),
  )

/** Puts back the events of all services, or of one, that are set aside. Returns the number of documents of each collection that had one. */
export const putBackEvents = (database: Database, only?: string): Promise<{ service: string; collection: string; documents: number }[]> =>
  inEachOutbox(database, async (service, collection) => {
    const documents = only === undefined || only === service ? await putBack(collection) : 0
    return documents > 0 ? [{ service, collection: collection.collectionName, documents }] : []
  })

/** Runs `work` on each collection that has an outbox. */
async function inEachOutbox<T>(
  { mongoUrl, suffix }: Database,
  work: (service: string, collection: Collection) => Promise<T[]>,
): Promise<T[]> {
  const client = await MongoClient.connect(mongoUrl, { promoteBuffers: true })
  try {
    const results: T[] = []
    for (const service of serviceNames) {
      const db = client.db(`rostra_${service}${suffix}`)
      for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
        if ((await db.collection(name).indexes()).some((index) => index.name === 'outbox.at_1'))
          results.push(...(await work(service, db.collection(name))))
    }
    return results
  } finally {
    await client.close()
  }
}
