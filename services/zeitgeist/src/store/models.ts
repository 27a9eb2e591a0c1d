import type { Connection, Model } from 'mongoose'

/** The models of all collections of the service's database. */
export const models: ((connection: Connection) => Model<never>)[] = []
