import { type Connection, mongo } from 'mongoose'

/** Returns every row of the service's activity as text, sorted, to compare two moments. */
export async function storedActivity(connection: Connection): Promise<string[]> {
  const rows = await connection.collection('activity').find().toArray()
  return rows.map((row) => mongo.BSON.EJSON.stringify(row)).sort()
}

/** Returns how many messages are stored. */
export async function storedMessages(connection: Connection): Promise<number> {
  const rows = await connection.collection('activity').find().toArray()
  return rows.reduce((sum, { messages }) => sum + Object.keys(messages).length, 0)
}

/** Returns those of the words that occur in any document of the database, in raw bytes and without regard to case. */
export async function wordsInDatabase(connection: Connection, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? [])
    for await (const row of connection.collection(name).find()) {
      const raw = mongo.BSON.serialize(row)
      const texts = [Buffer.from(raw).toString('utf8').toLowerCase(), Buffer.from(raw).toString('utf16le').toLowerCase()]
      for (const word of words) if (texts.some((text) => text.includes(word.toLowerCase()))) found.add(word)
    }
  return [...found]
}
