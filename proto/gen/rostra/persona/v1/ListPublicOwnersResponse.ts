// Original file: proto/rostra/persona/v1/persona.proto


export interface ListPublicOwnersResponse {
  'ownerIds'?: (string)[];
}

export interface ListPublicOwnersResponse__Output {
  'ownerIds': (string)[];
}
