import { Link } from 'react-router-dom'
import type { Bot } from '../../api/schemas.ts'
import { useUploads } from '../../data/knowledge/uploads.ts'
import { knowledgePath } from '../../lib/navigation/paths.ts'
import { knowledgeStrings } from '../../strings/strings.ts'

const { created: words } = knowledgeStrings

/** Shows the progress of a new persona's uploads, or their failures, with a link to them. Renders nothing without material. */
export function UploadNotice({ userId, bot }: { userId: string; bot: Bot }) {
  const { uploads, added } = useUploads(userId, bot.id)
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const rest = uploads.length - failed
  if (uploads.length + added === 0) return null
  return (
    <div className="w-full border-t border-line pt-4 text-14">
      {rest > 0 && <span aria-hidden className="progress-line mb-3" />}
      <p role="status">
        {rest > 0 ? words.sending(rest) : failed > 0 ? words.failed(failed) : words.done}{' '}
        <Link to={knowledgePath(bot.id)} className="text-link">
          {words.toKnowledge}
        </Link>
      </p>
    </div>
  )
}
