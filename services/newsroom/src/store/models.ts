import type { Connection, Model } from 'mongoose'

/** The models of all collections of the service's database. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds models of every type
export const models: ((connection: Connection) => Model<any>)[] = []
