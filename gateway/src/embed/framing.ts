import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'

/** Who may frame a persona's widget, and whether there is one. */
export interface Framing {
  status: 200 | 404
  /** As `frame-ancestors` of a policy has it. */
  ancestors: string
}

const nobody = "'none'"
/** Nothing else gets into a policy, whatever is stored: a `;` would end the directive, and a host may hold one. */
const origin = /^https?:\/\/([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/

export const noFraming = (status: Framing['status']): Framing => ({ status, ancestors: nobody })

/** What a persona's owner allows; nothing for a persona that isn't there for everybody. */
export function framingOf(persona: Pick<Persona__Output, 'embedOrigins'> | undefined): Framing {
  if (!persona) return noFraming(404)
  const { embedOrigins } = persona
  if (embedOrigins.includes('*')) return { status: 200, ancestors: '*' }
  return { status: 200, ancestors: embedOrigins.filter((entry) => origin.test(entry)).join(' ') || nobody }
}
