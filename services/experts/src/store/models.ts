import { circleModel } from './circles/circle-model.ts'
import { deletedAccountModel } from './deletion/deleted-account-model.ts'
import { discussionModel } from './discussions/discussion-model.ts'
import { questionModel } from './questions/question-model.ts'
import { usageCountModel } from './usage-count-model.ts'

/** The models of all collections of the service's database. */
export const models = [circleModel, discussionModel, questionModel, usageCountModel, deletedAccountModel]
