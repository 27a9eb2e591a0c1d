import { activityModel } from './core/store/activity/activity-model.ts'
import { decisionModel } from './core/store/decisions/decision-model.ts'
import { entryModel } from './core/store/entries/entry-model.ts'
import { heldTopicModel } from './core/store/held-topics/held-topics.ts'
import { keyModel } from './core/store/keys/key-model.ts'
import { personModel } from './core/store/people/person-model.ts'
import { excludedTermModel } from './core/store/terms/excluded-terms.ts'
import { plannedTopicModel, refreshModel } from './refresh/store/refresh-model.ts'
import { operatorEventModel } from './review/store/operator-events.ts'
import { withdrawalModel } from './withdrawal/store/withdrawals.ts'

/** The models of all collections of the service's database. */
export const models = [
  activityModel,
  personModel,
  keyModel,
  withdrawalModel,
  entryModel,
  decisionModel,
  refreshModel,
  plannedTopicModel,
  excludedTermModel,
  heldTopicModel,
  operatorEventModel,
]
