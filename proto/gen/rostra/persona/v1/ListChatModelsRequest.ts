// Original file: proto/rostra/persona/v1/persona.proto


export interface ListChatModelsRequest {
}

export interface ListChatModelsRequest__Output {
}
