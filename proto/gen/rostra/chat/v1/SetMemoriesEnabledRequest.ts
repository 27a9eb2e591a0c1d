// Original file: proto/rostra/chat/v1/chat.proto


export interface SetMemoriesEnabledRequest {
  'enabled'?: (boolean);
}

export interface SetMemoriesEnabledRequest__Output {
  'enabled': (boolean);
}
