// Original file: proto/rostra/identity/v1/identity.proto


export interface GetUsernamesResponse {
  'usernames'?: ({[key: string]: string});
}

export interface GetUsernamesResponse__Output {
  'usernames': ({[key: string]: string});
}
