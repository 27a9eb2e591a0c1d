import type { Model, mongo } from 'mongoose'

/**
 * Returns the collection of a model, to read and write its rows with the MongoDB driver itself: mongoose's casts and checks cost as much CPU as a
 * write. It has the type of the rows, where mongoose types each collection as one of any documents.
 */
export const collectionOf = <Row extends mongo.Document>(model: Model<Row>): mongo.Collection<Row> =>
  model.collection as unknown as mongo.Collection<Row>
