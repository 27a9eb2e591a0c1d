import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { experimental } from '@grpc/grpc-js'

export interface CertificatePaths {
  /** This component's certificate with its chain, its private key, and the authorities whose certificates it accepts: files in PEM. */
  certificate: string
  key: string
  authority: string
}

type Provider = experimental.CertificateProvider
type CaListener = Parameters<Provider['addCaCertificateListener']>[0]
type IdentityListener = Parameters<Provider['addIdentityCertificateListener']>[0]

interface Certificates {
  certificate: Buffer
  key: Buffer
  authority: Buffer
}

/** The interval between checks of the files, in milliseconds. Certificates are renewed days before they expire. */
const defaultPollMs = 10_000

/**
 * Reads certificates again when their files change, so that new connections use renewed ones. Open connections stay. While files do not fit
 * together, as in the middle of a renewal, the last valid ones are used. The constructor throws for files that are not valid.
 */
export class CertificateFiles implements Provider {
  readonly #paths: CertificatePaths
  readonly #pollMs: number
  readonly #onFailed: (error: unknown) => void
  readonly #caListeners = new Set<CaListener>()
  readonly #identityListeners = new Set<IdentityListener>()
  #current: Certificates
  #timer: NodeJS.Timeout | undefined

  constructor(paths: CertificatePaths, { pollMs = defaultPollMs, onFailed = (_error: unknown) => {} } = {}) {
    this.#paths = paths
    this.#pollMs = pollMs
    this.#onFailed = onFailed
    this.#current = read(paths)
  }

  addCaCertificateListener(listener: CaListener): void {
    this.#caListeners.add(listener)
    process.nextTick(() => listener({ caCertificate: this.#current.authority }))
    this.#watch()
  }

  removeCaCertificateListener(listener: CaListener): void {
    this.#caListeners.delete(listener)
    this.#watch()
  }

  addIdentityCertificateListener(listener: IdentityListener): void {
    this.#identityListeners.add(listener)
    process.nextTick(() => listener(identityOf(this.#current)))
    this.#watch()
  }

  removeIdentityCertificateListener(listener: IdentityListener): void {
    this.#identityListeners.delete(listener)
    this.#watch()
  }

  /** Watches the files while there are listeners. Keeps no process alive. */
  #watch(): void {
    const isNeeded = this.#caListeners.size + this.#identityListeners.size > 0
    if (isNeeded && !this.#timer) this.#timer = setInterval(() => this.#refresh(), this.#pollMs).unref()
    if (isNeeded || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #refresh(): void {
    try {
      const latest = read(this.#paths)
      if (isSame(latest, this.#current)) return
      this.#current = latest
      for (const listener of this.#caListeners) listener({ caCertificate: latest.authority })
      for (const listener of this.#identityListeners) listener(identityOf(latest))
    } catch (error) {
      this.#onFailed(error)
    }
  }
}

const identityOf = ({ certificate, key }: Certificates) => ({ certificate, privateKey: key })

const isSame = (one: Certificates, other: Certificates) =>
  one.certificate.equals(other.certificate) && one.key.equals(other.key) && one.authority.equals(other.authority)

/** Throws for a file that cannot be read, and for a key that does not belong to the certificate. */
function read(paths: CertificatePaths): Certificates {
  const [certificate, key, authority] = [paths.certificate, paths.key, paths.authority].map((path) => readFileSync(path)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  createSecureContext({ cert: certificate, key, ca: authority })
  return { certificate, key, authority }
}
