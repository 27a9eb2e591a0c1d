import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'

export interface TestCertificate {
  /** In PEM, as the key. */
  certificate: string
  key: string
}

export interface TestAuthority {
  /** The authority's own certificate, in PEM. */
  certificate: string
  /** Issues a certificate for servers and clients with these names and addresses. */
  issue: (hosts: readonly string[]) => TestCertificate
}

const dayMs = 86_400_000

/** Creates an authority that signs certificates for tests, each valid for a day. Its keys are RSA with 2,048 bits. */
export function createTestAuthority(name = 'Test authority'): TestAuthority {
  const keys = createKeys()
  const subject = [{ name: 'commonName', value: name }]
  const sign = (publicKey: forge.pki.PublicKey, subject: forge.pki.CertificateField[], issuer: typeof subject, extensions: object[]) => {
    const certificate = forge.pki.createCertificate()
    certificate.publicKey = publicKey
    certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`
    certificate.validity.notBefore = new Date(Date.now() - dayMs)
    certificate.validity.notAfter = new Date(Date.now() + dayMs)
    certificate.setSubject(subject)
    certificate.setIssuer(issuer)
    certificate.setExtensions(extensions)
    certificate.sign(keys.privateKey, forge.md.sha256.create())
    return forge.pki.certificateToPem(certificate)
  }
  const own = [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ]
  return {
    certificate: sign(keys.publicKey, subject, subject, own),
    issue: (hosts) => {
      const { publicKey, key } = createKeys()
      const isAddress = (host: string) => /^[\d.]+$|:/.test(host)
      const altNames = hosts.map((host) => (isAddress(host) ? { type: 7, ip: host } : { type: 2, value: host }))
      const extensions = [
        { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
        { name: 'subjectAltName', altNames },
      ]
      return { certificate: sign(publicKey, [{ name: 'commonName', value: hosts[0] ?? '' }], subject, extensions), key }
    },
  }
}

function createKeys() {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    publicKey: forge.pki.publicKeyFromPem(pair.publicKey),
    privateKey: forge.pki.privateKeyFromPem(pair.privateKey),
    key: pair.privateKey,
  }
}

export interface CertificateFolder {
  /** The paths of the component's certificate, its key, and the authorities that it accepts. */
  certificate: string
  key: string
  authority: string
  /** Certificate and key in one file, as mongod and Kafka read them. */
  both: string
  /** Replaces the files, as a renewal does. */
  renew: (certificate: TestCertificate, authority: string) => void
  remove: () => void
}

/** Writes a certificate and the accepted authorities to files. */
export function writeCertificate(issued: TestCertificate, authority: string): CertificateFolder {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-certificates-'))
  const [certificate, key, ca, both] = ['tls.crt', 'tls.key', 'ca.crt', 'both.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  const write = (file: string, text: string) => {
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const renew: CertificateFolder['renew'] = (next, accepted) => {
    write(key, next.key)
    write(certificate, next.certificate)
    write(ca, accepted)
    write(both, `${next.key}${next.certificate}`)
  }
  renew(issued, authority)
  return { certificate, key, authority: ca, both, renew, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
