import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import { notBuilt } from './not-built.ts'

export const getArticleRpc = unary(NewsroomService.GetArticle, async () => notBuilt())
