import { previewOf } from '@rostra/markdown/preview-of'
import { Link } from 'react-router-dom'
import type { Article } from '../../../api/schemas.ts'
import type { ArchiveQuery } from '../../../data/newsroom/archive-query.ts'
import { Byline } from '../byline.tsx'
import { articleInArchive, type FromArchiveState } from './archive-address.ts'

const state: FromArchiveState = { fromArchive: true }

/** A story in the archive; the whole card is a link. Its day is in UTC, like the filters. */
export const ArchiveCard = ({ article, query }: { article: Article; query: ArchiveQuery }) => (
  <li className="card">
    <article aria-labelledby={article.id} className="flex h-full flex-col gap-2.5">
      <h2 id={article.id} dir="auto" className="headline text-22">
        <Link to={articleInArchive(article.slug, query)} state={state} className="stretched">
          {article.title}
        </Link>
      </h2>
      <p dir="auto" className="newsprint line-clamp-4 text-16">
        {previewOf(article.paragraphs[0]?.text ?? '')}
      </p>
      <div className="mt-auto border-t border-line pt-3">
        <Byline article={article} timeZone="UTC" />
      </div>
    </article>
  </li>
)
