import { Link } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import { ThreeSixty } from '../../features/three-sixty/three-sixty.tsx'
import { threeSixtyOriginalPath, threeSixtyPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'

export function ThreeSixtyOriginalPage() {
  const { user } = useUser()
  useTitle(words.original.heading)
  return (
    <ThreeSixty
      variant="original"
      heading={words.original.heading}
      lead={words.original.lead}
      signUpFrom={user ? null : threeSixtyOriginalPath}
      other={
        <Link to={threeSixtyPath} className="text-link">
          {words.toSequence}
        </Link>
      }
    />
  )
}
