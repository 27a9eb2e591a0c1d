// Original file: proto/rostra/persona/v1/persona.proto


export interface ListOwnReportsRequest {
}

export interface ListOwnReportsRequest__Output {
}
