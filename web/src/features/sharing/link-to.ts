import { personaAt } from '../../app/addresses.ts'

/** The link that people pass on. */
export const linkTo = (slug: string) => window.location.origin + personaAt(slug)
