import { decisionModel } from './decisions/decision-model.ts'
import { entryModel } from './entries/entry-model.ts'
import { plannedTopicModel, refreshModel } from './refreshes/refresh-model.ts'

/** The models of all collections of the service's database. */
export const models = [entryModel, decisionModel, refreshModel, plannedTopicModel]
