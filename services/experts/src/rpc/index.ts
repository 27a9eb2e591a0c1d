import { ExpertsService } from '@rostra/proto/experts'
import { addToCircleRpc } from './circles/add-to-circle.ts'
import { arrangeCircleRpc } from './circles/arrange-circle.ts'
import { getCircleRpc } from './circles/get-circle.ts'
import { removeFromCircleRpc } from './circles/remove-from-circle.ts'
import { exportDataRpc } from './export-data.ts'
import { notBuilt } from './not-built.ts'
import { askModelsRpc } from './questions/ask-models.ts'

/** Every method of ExpertsService. */
export const rpcs = [
  getCircleRpc,
  addToCircleRpc,
  arrangeCircleRpc,
  removeFromCircleRpc,
  notBuilt(ExpertsService.StartDiscussion),
  notBuilt(ExpertsService.ListDiscussions),
  notBuilt(ExpertsService.GetDiscussion),
  notBuilt(ExpertsService.FollowDiscussion),
  notBuilt(ExpertsService.ShareDiscussion),
  notBuilt(ExpertsService.RevokeShare),
  notBuilt(ExpertsService.GetSharedDiscussion),
  askModelsRpc,
  exportDataRpc,
  notBuilt(ExpertsService.GetOutcomes),
]
