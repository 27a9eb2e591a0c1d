const bytes = new Uint8Array([1, 2, 3]).buffer

const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    attestationObject: bytes,
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    getAuthenticatorData: () => bytes,
  },
}

/** Adds an authenticator to jsdom, which creates and uses a passkey at once. Returns the results of the next prompts and their number. */
export function fakeAuthenticator() {
  const prompts: { fails: string | null; count: number } = { fails: null, count: 0 }
  const prompt = async () => {
    prompts.count += 1
    if (prompts.fails) throw new DOMException('The prompt gave nothing', prompts.fails)
    return credential
  }
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true })
  Object.defineProperty(navigator, 'credentials', { value: { create: prompt, get: prompt }, configurable: true })
  return prompts
}

/** Removes the authenticator, to simulate a browser without WebAuthn. */
export function removeAuthenticator() {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
}
