// Original file: proto/rostra/identity/v1/identity.proto

import type { App as _rostra_identity_v1_App, App__Output as _rostra_identity_v1_App__Output } from '../../../rostra/identity/v1/App.ts';

export interface ListAppsResponse {
  'apps'?: (_rostra_identity_v1_App)[];
}

export interface ListAppsResponse__Output {
  'apps': (_rostra_identity_v1_App__Output)[];
}
