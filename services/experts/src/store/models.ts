import { circleModel } from './circles/circle-model.ts'

/** The models of all collections of the service's database. */
export const models = [circleModel]
