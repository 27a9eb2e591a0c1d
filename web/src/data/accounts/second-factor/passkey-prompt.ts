import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyCreationOptions, PasskeyRequestOptions, PasskeySignature } from '../../../api/schemas.ts'

/** Loads the client library on demand, because most page views never show a passkey prompt. */
const loadClient = () => import('@simplewebauthn/browser')

/** Preloads the code of the prompt: some browsers refuse a prompt long after the click. */
export const preloadPasskeyPrompt = () => void loadClient().catch(() => undefined)

/** Reports whether this browser has WebAuthn. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/**
 * The failure of a passkey prompt: the person closed it or it timed out, the authenticator already has a passkey of this account, or the
 * browser failed.
 */
export class PasskeyPromptError extends Error {
  readonly kind: 'cancelled' | 'registered' | 'failed'

  constructor(cause: unknown) {
    super('The passkey prompt gave nothing', { cause })
    this.name = 'PasskeyPromptError'
    const { name } = cause instanceof Error ? cause : { name: '' }
    if (name === 'NotAllowedError' || name === 'AbortError') this.kind = 'cancelled'
    else this.kind = name === 'InvalidStateError' ? 'registered' : 'failed'
  }
}

/** Reports whether a prompt was closed, which is no error. */
export const isCancelled = (error: unknown): boolean => error instanceof PasskeyPromptError && error.kind === 'cancelled'

/** Asks the browser to create a passkey. Throws `PasskeyPromptError`. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await loadClient()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(refuse)
}

/** Asks the browser to sign with a passkey. Throws `PasskeyPromptError`. */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeySignature> {
  const { startAuthentication } = await loadClient()
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(refuse)
}

const refuse = (error: unknown): never => {
  throw new PasskeyPromptError(error)
}
