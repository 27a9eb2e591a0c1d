import { z } from 'zod'

/** Bytes in WebAuthn's JSON: base64url without padding, at most 12 kB. */
const bytes = z
  .string()
  .min(1)
  .max(16_000)
  .regex(/^[A-Za-z0-9_-]+$/)

const transports = z.array(z.string().max(40)).max(10)

/** The fields of every credential, as the browser's `toJSON` returns them. The results of extensions are not read. */
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
}

/** A browser's answer to the options of a new passkey. */
export const registrationResponse = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
  })
  .meta({ id: 'RegistrationResponseJSON', description: 'As `PublicKeyCredential.toJSON()` of WebAuthn gives it' })

/** A browser's answer to the options of a sign-in. */
export const authenticationResponse = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: z.string().max(200).nullish() }),
  })
  .meta({ id: 'AuthenticationResponseJSON', description: 'As `PublicKeyCredential.toJSON()` of WebAuthn gives it' })

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() })

const optionFields = {
  challenge: z.string(),
  timeout: z.number().optional(),
  hints: z.array(z.string()).optional(),
  extensions: z.record(z.string(), z.unknown()).optional(),
}

export const requestOptions = z
  .object({
    ...optionFields,
    rpId: z.string().optional(),
    allowCredentials: z.array(descriptor).optional(),
    userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
  })
  .meta({ id: 'PublicKeyCredentialRequestOptionsJSON', description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON()`' })

export const creationOptions = z
  .object({
    ...optionFields,
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    excludeCredentials: z.array(descriptor).optional(),
    authenticatorSelection: z.record(z.string(), z.unknown()).optional(),
    attestation: z.string().optional(),
    attestationFormats: z.array(z.string()).optional(),
  })
  .meta({ id: 'PublicKeyCredentialCreationOptionsJSON', description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON()`' })
