// Original file: proto/rostra/persona/v1/persona.proto

import type { OwnModel as _rostra_persona_v1_OwnModel, OwnModel__Output as _rostra_persona_v1_OwnModel__Output } from '../../../rostra/persona/v1/OwnModel.ts';

export interface ListOwnModelsResponse {
  'models'?: (_rostra_persona_v1_OwnModel)[];
}

export interface ListOwnModelsResponse__Output {
  'models': (_rostra_persona_v1_OwnModel__Output)[];
}
