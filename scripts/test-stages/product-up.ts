import { passwords } from '../../e2e/support/accounts/passwords.ts'
import { startTestIssuer, type TestIssuer } from '../../services/identity/tests/oidc/test-issuer.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { startProductProcess } from '../product/one-process.ts'
import { secretsInLog } from './secrets-in-log.ts'

/**
 * All tests come from one address at a high rate, and nearly every one registers an account: passwords are hashed at the lowest
 * priority, so on busy cores a hash of the full cost takes seconds. Limits that are rules of the product stay as they are. What a
 * persona finds must not depend on how far its vectors are, nor who answers on what else runs on the machine.
 */
const testSettings = {
  RATE_LIMIT_SCALE: '100',
  GUEST_ADDRESS_LIMIT: '10000',
  PASSWORD_HASHING: 'light',
  EMBEDDINGS: 'off',
  LOCAL_MODELS: 'off',
  // Tests are the servers of creators.
  LOCAL_ADDRESSES: 'true',
}

const origin = () => `http://localhost:${process.env.E2E_PORT}`

/**
 * Playwright's global setup: starts the product as `npm start` does, on a folder of its own.
 * Returns the teardown, which throws when the log holds a secret.
 */
export default async function productUp(): Promise<() => Promise<void>> {
  const dataDir = await storeFolder('e2e')
  // For operator commands in tests.
  process.env.E2E_DATA_DIR = dataDir
  const issuer = await startTestIssuer([`${origin()}/oidc/guild`])
  const OIDC_ISSUERS = JSON.stringify([issuerEntry(issuer)])
  const product = await startProductProcess({
    script: 'start.ts',
    dataDir,
    env: { PORT: process.env.E2E_PORT, OIDC_ISSUERS, ...testSettings },
  })
  // The first request draws the day's featured personas, before a test creates its own.
  await fetch(`${origin()}/api/bots/featured`, { signal: AbortSignal.timeout(10_000) })
  return async () => {
    const mails = await devMails().catch((error) => error as Error)
    const log = await product.stop()
    await issuer.stop()
    if (mails instanceof Error) throw mails
    if (log === '') throw new Error('The product wrote no log')
    const leaks = secretsInLog(`${product.output()}${log}`, { passwords: Object.values(passwords), mails })
    if (leaks.length > 0) throw new Error(`The log holds secrets:\n${leaks.map(({ kind, where }) => `${kind} in: ${where}`).join('\n')}`)
  }
}

/** The entry of OIDC_ISSUERS for an issuer whose addresses count as confirmed, and that ends its own session at a logout. */
const issuerEntry = ({ url, clientId, clientSecret }: TestIssuer) => ({
  id: 'guild',
  issuer: url,
  clientId,
  clientSecret,
  label: 'Guild',
  trustEmail: true,
  signOut: true,
})

/** Reads the dev mailbox before the product stops. */
async function devMails(): Promise<{ text: string }[]> {
  const answer = await fetch(`${origin()}/dev/mail.json`, { signal: AbortSignal.timeout(5_000) })
  if (!answer.ok) throw new Error(`The mails of the run could not be read: ${answer.status}`)
  return (await answer.json()) as { text: string }[]
}
