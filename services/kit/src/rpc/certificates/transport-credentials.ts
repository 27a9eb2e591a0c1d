import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js'
import type { CertificateFiles } from './certificate-files.ts'

/** A client's side of a connection: with certificates it shows its own and checks the server's authority and name. */
export const channelCredentials = (certificates: CertificateFiles | undefined): ChannelCredentials =>
  certificates ? experimental.createCertificateProviderChannelCredentials(certificates, certificates) : credentials.createInsecure()

/** A server's side of a connection: with certificates it accepts only clients that show one of the same authority. */
export const serverCredentials = (certificates: CertificateFiles | undefined): ServerCredentials =>
  certificates
    ? experimental.createCertificateProviderServerCredentials(certificates, certificates, true)
    : ServerCredentials.createInsecure()
