import { deleteArticleRpc } from './delete-article.ts'
import { generateDailyRpc } from './generate-daily.ts'
import { getArticleRpc } from './get-article.ts'
import { listArticlesRpc } from './list-articles.ts'
import { searchArticlesRpc } from './search-articles.ts'

/** Every method of NewsroomService. */
export const rpcs = [listArticlesRpc, getArticleRpc, searchArticlesRpc, generateDailyRpc, deleteArticleRpc]
