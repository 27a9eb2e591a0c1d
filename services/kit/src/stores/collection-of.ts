import type { Model, mongo } from 'mongoose'

/**
 * Returns the collection of a model, to read and write rows with the MongoDB driver directly: mongoose's casts and checks cost as much CPU
 * time as a write. Typed by the rows, unlike mongoose's own `collection`.
 */
export const collectionOf = <Row extends mongo.Document>(model: Model<Row>): mongo.Collection<Row> =>
  model.collection as unknown as mongo.Collection<Row>
