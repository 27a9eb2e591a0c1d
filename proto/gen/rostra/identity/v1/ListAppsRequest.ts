// Original file: proto/rostra/identity/v1/identity.proto


export interface ListAppsRequest {
}

export interface ListAppsRequest__Output {
}
