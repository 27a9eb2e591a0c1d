// Original file: proto/rostra/persona/v1/persona.proto

import type { PromptVersion as _rostra_persona_v1_PromptVersion, PromptVersion__Output as _rostra_persona_v1_PromptVersion__Output } from '../../../rostra/persona/v1/PromptVersion.ts';

export interface ListPromptVersionsResponse {
  'versions'?: (_rostra_persona_v1_PromptVersion)[];
}

export interface ListPromptVersionsResponse__Output {
  'versions': (_rostra_persona_v1_PromptVersion__Output)[];
}
