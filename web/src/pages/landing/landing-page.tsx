import { Navigate } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import { Benefits } from '../../features/landing/benefits.tsx'
import { Closing } from '../../features/landing/closing.tsx'
import { Definition } from '../../features/landing/definition.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { PersonaStrip } from '../../features/personas/persona-strip.tsx'
import { dashboardPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { strings } from '../../strings/strings.ts'
import { FeaturedChat } from './featured-chat.tsx'

/** The landing page for visitors. Members are redirected to the dashboard. */
export function LandingPage() {
  const { user, likelyMember } = useUser()
  useTitle(strings.titles.landing)
  if (user) return <Navigate replace to={dashboardPath} />
  if (likelyMember) return null
  return (
    <>
      <Hero chat={<FeaturedChat />} />
      <Definition />
      <Benefits />
      <PersonaStrip />
      <Closing />
    </>
  )
}
