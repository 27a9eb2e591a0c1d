// Original file: proto/rostra/persona/v1/persona.proto


export interface RemoveOwnModelResponse {
}

export interface RemoveOwnModelResponse__Output {
}
