import type { Article, Article__Output } from '../gen/rostra/newsroom/v1/Article.ts'
import { loadMessage } from './load.ts'

export { NewsroomService } from '../gen/newsroom.ts'

/** The message Article, to encode and decode the entries of a page of the archive. */
export const ArticleMessage = loadMessage<Article, Article__Output>('rostra/newsroom/v1/newsroom.proto', 'rostra.newsroom.v1.Article')
