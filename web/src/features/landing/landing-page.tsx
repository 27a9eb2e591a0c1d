import { Navigate } from 'react-router-dom'
import { homeForMembers } from '../../app/addresses.ts'
import { useTitle } from '../../app/use-title.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { Benefits } from './benefits.tsx'
import { Closing } from './closing.tsx'
import { Definition } from './definition.tsx'
import { Hero } from './hero.tsx'
import { PersonaStrip } from './persona-strip.tsx'

/** The page for visitors; the signed-in go home. */
export function LandingPage() {
  const { user, likelyMember } = useUser()
  useTitle(strings.titles.landing)
  if (user) return <Navigate replace to={homeForMembers} />
  if (likelyMember) return null
  return (
    <>
      <Hero />
      <Definition />
      <Benefits />
      <PersonaStrip />
      <Closing />
    </>
  )
}
