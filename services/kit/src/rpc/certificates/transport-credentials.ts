import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js'
import type { CertificateFiles } from './certificate-files.ts'

/** Returns a client's credentials. With certificates the client sends its own, and checks the server's authority and name. */
export const channelCredentials = (certificates: CertificateFiles | undefined): ChannelCredentials =>
  certificates ? experimental.createCertificateProviderChannelCredentials(certificates, certificates) : credentials.createInsecure()

/** Returns a server's credentials. With certificates it accepts only clients whose certificate is of the same authority. */
export const serverCredentials = (certificates: CertificateFiles | undefined): ServerCredentials =>
  certificates
    ? experimental.createCertificateProviderServerCredentials(certificates, certificates, true)
    : ServerCredentials.createInsecure()
