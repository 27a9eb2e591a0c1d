import { DomainError } from '@rostra/kit/errors'
import { jsonOf } from '@rostra/kit/settings'
import { z } from 'zod'

const maxIssuers = 10
const maxIconLength = 16_384

/** An image that the content security policy of the pages allows: one of this site, or one within its address. */
const icon = z
  .string()
  .max(maxIconLength)
  .regex(/^(\/[^/]\S*|data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]\S+)$/, 'must be a path of this site, or an image as data:image/…')

/** HTTPS; on this machine, for development, HTTP too. */
const issuerAddress = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname, search, hash } = new URL(text)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return search === '' && hash === '' && (protocol === 'https:' || isLocal)
}, 'must be an https address without a query')

const issuer = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must be 1 to 30 of a-z, 0-9 and hyphens'),
  issuer: issuerAddress,
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(500),
  label: z.string().trim().min(1).max(40),
  icon: icon.optional(),
  /** Whether an address that the issuer calls verified counts as confirmed. */
  trustEmail: z.boolean().default(false),
  /** Whether logging out leads to the issuer, which ends its own session. */
  signOut: z.boolean().default(false),
})

/** An OpenID Connect issuer, by which members sign in. */
export type Issuer = z.infer<typeof issuer>

/** The setting OIDC_ISSUERS: a JSON list of issuers. */
export const issuersSetting = jsonOf(
  z
    .array(issuer)
    .max(maxIssuers)
    .refine((list) => areUnique(list.map(({ id }) => id)), 'has an id twice')
    .refine((list) => areUnique(list.map((entry) => new URL(entry.issuer).href)), 'has an issuer twice'),
)

const areUnique = (texts: readonly string[]) => new Set(texts).size === texts.length

/** Returns the issuer of an id. Throws ISSUER_NOT_FOUND. */
export function findIssuer(issuers: readonly Issuer[], id: string): Issuer {
  const found = issuers.find((candidate) => candidate.id === id)
  if (!found) throw new DomainError('not_found', 'ISSUER_NOT_FOUND', 'There is no sign-in with this service')
  return found
}

export const issuerUnavailable = ({ label }: Issuer) =>
  new DomainError(
    'unavailable',
    'ISSUER_UNAVAILABLE',
    `${label} does not answer right now. Please try again in a moment, or log in another way.`,
  )

export const signInDenied = ({ label }: Issuer) =>
  new DomainError('denied', 'OIDC_DENIED', `The sign-in was cancelled at ${label}. Nothing was changed.`)

export const signInRefused = ({ label }: Issuer) =>
  new DomainError('denied', 'OIDC_REFUSED', `The answer of ${label} could not be accepted. Please try again, or log in another way.`)

export const signInExpired = () =>
  new DomainError('state', 'OIDC_EXPIRED', 'This sign-in is too old, was finished before, or began in another browser. Please begin again.')
