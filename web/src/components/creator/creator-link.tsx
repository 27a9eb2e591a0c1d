import { Link } from 'react-router-dom'
import { creatorPath } from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'

/** 'by' and the name of a persona's creator, which leads to the creator's page, unless the account was deleted. */
export function CreatorLink({ name, deleted }: { name: string; deleted: boolean }) {
  if (deleted) return strings.persona.by(name)
  return (
    <Link to={creatorPath(name)} className="relative z-10 underline-offset-4 hover:underline pointer-coarse:py-3.5">
      {strings.persona.by(name)}
    </Link>
  )
}
