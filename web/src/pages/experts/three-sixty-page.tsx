import { Link } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import { ThreeSixty } from '../../features/three-sixty/three-sixty.tsx'
import { threeSixtyOriginalPath, threeSixtyPath } from '../../lib/navigation/paths.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'

export function ThreeSixtyPage() {
  const { user } = useUser()
  return (
    <ThreeSixty
      variant="sequence"
      title={words.title}
      heading={words.heading}
      lead={words.lead}
      signUpFrom={user ? null : threeSixtyPath}
      other={
        <Link to={threeSixtyOriginalPath} className="text-link">
          {words.toOriginal}
        </Link>
      }
    />
  )
}
