// Original file: proto/rostra/billing/v1/billing.proto

import type { Package as _rostra_billing_v1_Package, Package__Output as _rostra_billing_v1_Package__Output } from '../../../rostra/billing/v1/Package.ts';

export interface ListPackagesResponse {
  'packages'?: (_rostra_billing_v1_Package)[];
}

export interface ListPackagesResponse__Output {
  'packages': (_rostra_billing_v1_Package__Output)[];
}
