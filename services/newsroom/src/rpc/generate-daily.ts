import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import { notBuilt } from './not-built.ts'

export const generateDailyRpc = unary(NewsroomService.GenerateDaily, async () => notBuilt())
