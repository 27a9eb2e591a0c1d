// Original file: proto/rostra/persona/v1/persona.proto


export interface ListOwnVotesRequest {
}

export interface ListOwnVotesRequest__Output {
}
