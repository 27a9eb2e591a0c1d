import type { Model, mongo } from 'mongoose'

/**
 * Returns the collection of a model, to read and write rows with the MongoDB driver directly: mongoose's casts and checks cost as much CPU
 * time as a write. Typed by the rows, unlike mongoose's own `collection`. `Base` is the part of a row that the caller knows.
 */
export const collectionOf = <Row extends Base, Base extends mongo.Document = Row>(model: Model<Row>): mongo.Collection<Base> =>
  model.collection as unknown as mongo.Collection<Base>
