import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import { notBuilt } from './not-built.ts'

export const searchArticlesRpc = unary(NewsroomService.SearchArticles, async () => notBuilt())
