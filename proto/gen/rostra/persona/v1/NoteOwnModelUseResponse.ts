// Original file: proto/rostra/persona/v1/persona.proto


export interface NoteOwnModelUseResponse {
}

export interface NoteOwnModelUseResponse__Output {
}
