import type { IdentityServiceDefinition } from '../gen/rostra/identity/v1/IdentityService.ts'
import { loadService } from './load.ts'

export const IdentityService = loadService<IdentityServiceDefinition>(
  'rostra/identity/v1/identity.proto',
  'rostra.identity.v1.IdentityService',
)
