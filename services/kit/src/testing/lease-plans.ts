import { type Model, Types } from 'mongoose'
import { leaseTimes } from '../leases/lease-times.ts'
import { mongoLeases } from '../leases/mongo-leases.ts'

interface Queried {
  /** Matches the rows that have a lease. */
  open?: object
  /** The ids of the work that runs here. */
  running?: readonly string[]
}

interface Profile {
  command: object
  planSummary: string
}

/**
 * Runs the queries for work that another replica has or had: of a process at rest, of one that runs work, and a takeover.
 * Returns the plan of each as MongoDB's profiler has recorded it. Takes over nothing.
 */
export async function leasePlans<Row>(
  model: Model<Row>,
  { open = { open: true }, running = [new Types.ObjectId().toHexString()] }: Queried = {},
): Promise<string[]> {
  const { db } = model.db
  if (!db) throw new Error('the model has no connection')
  const leases = mongoLeases(model, { times: leaseTimes(1_000), open, toWork: () => null })
  await db.command({ profile: 2 })
  try {
    await leases.isOpenElsewhere([])
    await leases.isOpenElsewhere(running)
    await leases.takeOver(new Date(0), running)
  } finally {
    await db.command({ profile: 0 })
  }
  const ns = `${db.databaseName}.${model.collection.collectionName}`
  const profiled = await db.collection('system.profile').find<Profile>({ ns }).toArray()
  // Every query for work elsewhere leaves out that of here.
  return profiled.filter(({ command }) => JSON.stringify(command).includes('$nin')).map(({ planSummary }) => planSummary)
}
