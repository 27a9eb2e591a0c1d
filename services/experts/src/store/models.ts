import { circleModel } from './circles/circle-model.ts'
import { discussionModel } from './discussions/discussion-model.ts'

/** The models of all collections of the service's database. */
export const models = [circleModel, discussionModel]
