import { activityModel } from './activity/activity-model.ts'
import { decisionModel } from './decisions/decision-model.ts'
import { withdrawalModel } from './deletion/withdrawal-model.ts'
import { entryModel } from './entries/entry-model.ts'
import { keyModel } from './keys/key-model.ts'
import { personModel } from './people/person-model.ts'
import { plannedTopicModel, refreshModel } from './refreshes/refresh-model.ts'

/** The models of all collections of the service's database. */
export const models = [activityModel, personModel, keyModel, withdrawalModel, entryModel, decisionModel, refreshModel, plannedTopicModel]
