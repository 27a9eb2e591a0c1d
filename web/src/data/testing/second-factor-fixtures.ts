import type { Passkey, PendingSignIn, SecondFactor } from '../../api/schemas.ts'

export const noSecondFactor: SecondFactor = {
  totp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  usedInSession: false,
  neededForRole: false,
}

export const passkey: Passkey = { id: 'k1', name: 'Laptop', createdAt: '2026-03-10T12:00:00Z', lastUsedAt: null }

/** An account with an app and a passkey, in a session that was opened with one of them. */
export const secondFactor: SecondFactor = { ...noSecondFactor, totp: true, passkeys: [passkey], recoveryCodesLeft: 10, usedInSession: true }

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mnop-qrst-uvw${index}`)

export const pending: PendingSignIn = {
  token: 'the-token',
  methods: ['passkey', 'totp', 'recovery'],
  passkeyOptions: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], timeout: 60_000, userVerification: 'preferred' },
  expiresAt: '2026-03-10T12:05:00Z',
}

/** The server's options for creating a passkey. */
export const creationOptions = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Rostra' },
  user: { id: 'dTE', name: 'ada', displayName: 'ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
}
