// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPublicOwnersRequest {
  'ownerIds'?: (string)[];
}

export interface ListPublicOwnersRequest__Output {
  'ownerIds': (string)[];
}
