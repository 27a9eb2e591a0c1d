// Original file: proto/rostra/persona/v1/persona.proto

import type { ChatModel as _rostra_persona_v1_ChatModel, ChatModel__Output as _rostra_persona_v1_ChatModel__Output } from '../../../rostra/persona/v1/ChatModel.ts';

export interface ListChatModelsResponse {
  'models'?: (_rostra_persona_v1_ChatModel)[];
}

export interface ListChatModelsResponse__Output {
  'models': (_rostra_persona_v1_ChatModel__Output)[];
}
