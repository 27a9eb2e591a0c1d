// Original file: proto/rostra/persona/v1/persona.proto


export interface ListTopCreatorsResponse {
  'ownerIds'?: (string)[];
}

export interface ListTopCreatorsResponse__Output {
  'ownerIds': (string)[];
}
