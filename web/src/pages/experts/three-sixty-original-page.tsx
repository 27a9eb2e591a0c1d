import { Link } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import { ThreeSixty } from '../../features/three-sixty/three-sixty.tsx'
import { threeSixtyOriginalPath, threeSixtyPath } from '../../lib/navigation/paths.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'

export function ThreeSixtyOriginalPage() {
  const { user } = useUser()
  return (
    <ThreeSixty
      variant="original"
      title={words.original.heading}
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
