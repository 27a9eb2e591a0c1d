// Original file: proto/rostra/identity/v1/identity.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Account as _rostra_identity_v1_Account, Account__Output as _rostra_identity_v1_Account__Output } from '../../../rostra/identity/v1/Account.ts';
import type { AccountFigures as _rostra_identity_v1_AccountFigures, AccountFigures__Output as _rostra_identity_v1_AccountFigures__Output } from '../../../rostra/identity/v1/AccountFigures.ts';
import type { AddPasskeyRequest as _rostra_identity_v1_AddPasskeyRequest, AddPasskeyRequest__Output as _rostra_identity_v1_AddPasskeyRequest__Output } from '../../../rostra/identity/v1/AddPasskeyRequest.ts';
import type { AddPasskeyResponse as _rostra_identity_v1_AddPasskeyResponse, AddPasskeyResponse__Output as _rostra_identity_v1_AddPasskeyResponse__Output } from '../../../rostra/identity/v1/AddPasskeyResponse.ts';
import type { AnswerAppRequestRequest as _rostra_identity_v1_AnswerAppRequestRequest, AnswerAppRequestRequest__Output as _rostra_identity_v1_AnswerAppRequestRequest__Output } from '../../../rostra/identity/v1/AnswerAppRequestRequest.ts';
import type { AnswerAppRequestResponse as _rostra_identity_v1_AnswerAppRequestResponse, AnswerAppRequestResponse__Output as _rostra_identity_v1_AnswerAppRequestResponse__Output } from '../../../rostra/identity/v1/AnswerAppRequestResponse.ts';
import type { AppRequest as _rostra_identity_v1_AppRequest, AppRequest__Output as _rostra_identity_v1_AppRequest__Output } from '../../../rostra/identity/v1/AppRequest.ts';
import type { AuthenticateRequest as _rostra_identity_v1_AuthenticateRequest, AuthenticateRequest__Output as _rostra_identity_v1_AuthenticateRequest__Output } from '../../../rostra/identity/v1/AuthenticateRequest.ts';
import type { AuthenticateResponse as _rostra_identity_v1_AuthenticateResponse, AuthenticateResponse__Output as _rostra_identity_v1_AuthenticateResponse__Output } from '../../../rostra/identity/v1/AuthenticateResponse.ts';
import type { ChangePasswordRequest as _rostra_identity_v1_ChangePasswordRequest, ChangePasswordRequest__Output as _rostra_identity_v1_ChangePasswordRequest__Output } from '../../../rostra/identity/v1/ChangePasswordRequest.ts';
import type { ChangePasswordResponse as _rostra_identity_v1_ChangePasswordResponse, ChangePasswordResponse__Output as _rostra_identity_v1_ChangePasswordResponse__Output } from '../../../rostra/identity/v1/ChangePasswordResponse.ts';
import type { CheckSessionsRequest as _rostra_identity_v1_CheckSessionsRequest, CheckSessionsRequest__Output as _rostra_identity_v1_CheckSessionsRequest__Output } from '../../../rostra/identity/v1/CheckSessionsRequest.ts';
import type { CheckSessionsResponse as _rostra_identity_v1_CheckSessionsResponse, CheckSessionsResponse__Output as _rostra_identity_v1_CheckSessionsResponse__Output } from '../../../rostra/identity/v1/CheckSessionsResponse.ts';
import type { ConfirmEmailRequest as _rostra_identity_v1_ConfirmEmailRequest, ConfirmEmailRequest__Output as _rostra_identity_v1_ConfirmEmailRequest__Output } from '../../../rostra/identity/v1/ConfirmEmailRequest.ts';
import type { ConfirmEmailResponse as _rostra_identity_v1_ConfirmEmailResponse, ConfirmEmailResponse__Output as _rostra_identity_v1_ConfirmEmailResponse__Output } from '../../../rostra/identity/v1/ConfirmEmailResponse.ts';
import type { ConfirmTotpRequest as _rostra_identity_v1_ConfirmTotpRequest, ConfirmTotpRequest__Output as _rostra_identity_v1_ConfirmTotpRequest__Output } from '../../../rostra/identity/v1/ConfirmTotpRequest.ts';
import type { ConfirmTotpResponse as _rostra_identity_v1_ConfirmTotpResponse, ConfirmTotpResponse__Output as _rostra_identity_v1_ConfirmTotpResponse__Output } from '../../../rostra/identity/v1/ConfirmTotpResponse.ts';
import type { CreateAccessKeyRequest as _rostra_identity_v1_CreateAccessKeyRequest, CreateAccessKeyRequest__Output as _rostra_identity_v1_CreateAccessKeyRequest__Output } from '../../../rostra/identity/v1/CreateAccessKeyRequest.ts';
import type { CreateAccessKeyResponse as _rostra_identity_v1_CreateAccessKeyResponse, CreateAccessKeyResponse__Output as _rostra_identity_v1_CreateAccessKeyResponse__Output } from '../../../rostra/identity/v1/CreateAccessKeyResponse.ts';
import type { CreatePasskeyOptionsRequest as _rostra_identity_v1_CreatePasskeyOptionsRequest, CreatePasskeyOptionsRequest__Output as _rostra_identity_v1_CreatePasskeyOptionsRequest__Output } from '../../../rostra/identity/v1/CreatePasskeyOptionsRequest.ts';
import type { DeleteAccountRequest as _rostra_identity_v1_DeleteAccountRequest, DeleteAccountRequest__Output as _rostra_identity_v1_DeleteAccountRequest__Output } from '../../../rostra/identity/v1/DeleteAccountRequest.ts';
import type { DeleteAccountResponse as _rostra_identity_v1_DeleteAccountResponse, DeleteAccountResponse__Output as _rostra_identity_v1_DeleteAccountResponse__Output } from '../../../rostra/identity/v1/DeleteAccountResponse.ts';
import type { ExchangeOAuthRequest as _rostra_identity_v1_ExchangeOAuthRequest, ExchangeOAuthRequest__Output as _rostra_identity_v1_ExchangeOAuthRequest__Output } from '../../../rostra/identity/v1/ExchangeOAuthRequest.ts';
import type { ExchangeOAuthResponse as _rostra_identity_v1_ExchangeOAuthResponse, ExchangeOAuthResponse__Output as _rostra_identity_v1_ExchangeOAuthResponse__Output } from '../../../rostra/identity/v1/ExchangeOAuthResponse.ts';
import type { FindAccountRequest as _rostra_identity_v1_FindAccountRequest, FindAccountRequest__Output as _rostra_identity_v1_FindAccountRequest__Output } from '../../../rostra/identity/v1/FindAccountRequest.ts';
import type { FindMemberNamesRequest as _rostra_identity_v1_FindMemberNamesRequest, FindMemberNamesRequest__Output as _rostra_identity_v1_FindMemberNamesRequest__Output } from '../../../rostra/identity/v1/FindMemberNamesRequest.ts';
import type { FindMemberNamesResponse as _rostra_identity_v1_FindMemberNamesResponse, FindMemberNamesResponse__Output as _rostra_identity_v1_FindMemberNamesResponse__Output } from '../../../rostra/identity/v1/FindMemberNamesResponse.ts';
import type { FindPendingSignInRequest as _rostra_identity_v1_FindPendingSignInRequest, FindPendingSignInRequest__Output as _rostra_identity_v1_FindPendingSignInRequest__Output } from '../../../rostra/identity/v1/FindPendingSignInRequest.ts';
import type { FindPendingSignInResponse as _rostra_identity_v1_FindPendingSignInResponse, FindPendingSignInResponse__Output as _rostra_identity_v1_FindPendingSignInResponse__Output } from '../../../rostra/identity/v1/FindPendingSignInResponse.ts';
import type { FinishIssuerSignInRequest as _rostra_identity_v1_FinishIssuerSignInRequest, FinishIssuerSignInRequest__Output as _rostra_identity_v1_FinishIssuerSignInRequest__Output } from '../../../rostra/identity/v1/FinishIssuerSignInRequest.ts';
import type { FinishedIssuerSignIn as _rostra_identity_v1_FinishedIssuerSignIn, FinishedIssuerSignIn__Output as _rostra_identity_v1_FinishedIssuerSignIn__Output } from '../../../rostra/identity/v1/FinishedIssuerSignIn.ts';
import type { GetAccountFiguresRequest as _rostra_identity_v1_GetAccountFiguresRequest, GetAccountFiguresRequest__Output as _rostra_identity_v1_GetAccountFiguresRequest__Output } from '../../../rostra/identity/v1/GetAccountFiguresRequest.ts';
import type { GetAccountRequest as _rostra_identity_v1_GetAccountRequest, GetAccountRequest__Output as _rostra_identity_v1_GetAccountRequest__Output } from '../../../rostra/identity/v1/GetAccountRequest.ts';
import type { GetAppRequestRequest as _rostra_identity_v1_GetAppRequestRequest, GetAppRequestRequest__Output as _rostra_identity_v1_GetAppRequestRequest__Output } from '../../../rostra/identity/v1/GetAppRequestRequest.ts';
import type { GetProfileRequest as _rostra_identity_v1_GetProfileRequest, GetProfileRequest__Output as _rostra_identity_v1_GetProfileRequest__Output } from '../../../rostra/identity/v1/GetProfileRequest.ts';
import type { GetPushKeyRequest as _rostra_identity_v1_GetPushKeyRequest, GetPushKeyRequest__Output as _rostra_identity_v1_GetPushKeyRequest__Output } from '../../../rostra/identity/v1/GetPushKeyRequest.ts';
import type { GetSecondFactorRequest as _rostra_identity_v1_GetSecondFactorRequest, GetSecondFactorRequest__Output as _rostra_identity_v1_GetSecondFactorRequest__Output } from '../../../rostra/identity/v1/GetSecondFactorRequest.ts';
import type { GetSigningKeysRequest as _rostra_identity_v1_GetSigningKeysRequest, GetSigningKeysRequest__Output as _rostra_identity_v1_GetSigningKeysRequest__Output } from '../../../rostra/identity/v1/GetSigningKeysRequest.ts';
import type { GetSigningKeysResponse as _rostra_identity_v1_GetSigningKeysResponse, GetSigningKeysResponse__Output as _rostra_identity_v1_GetSigningKeysResponse__Output } from '../../../rostra/identity/v1/GetSigningKeysResponse.ts';
import type { GetUsernamesRequest as _rostra_identity_v1_GetUsernamesRequest, GetUsernamesRequest__Output as _rostra_identity_v1_GetUsernamesRequest__Output } from '../../../rostra/identity/v1/GetUsernamesRequest.ts';
import type { GetUsernamesResponse as _rostra_identity_v1_GetUsernamesResponse, GetUsernamesResponse__Output as _rostra_identity_v1_GetUsernamesResponse__Output } from '../../../rostra/identity/v1/GetUsernamesResponse.ts';
import type { GrantRoleRequest as _rostra_identity_v1_GrantRoleRequest, GrantRoleRequest__Output as _rostra_identity_v1_GrantRoleRequest__Output } from '../../../rostra/identity/v1/GrantRoleRequest.ts';
import type { GrantRoleResponse as _rostra_identity_v1_GrantRoleResponse, GrantRoleResponse__Output as _rostra_identity_v1_GrantRoleResponse__Output } from '../../../rostra/identity/v1/GrantRoleResponse.ts';
import type { GuestToken as _rostra_identity_v1_GuestToken, GuestToken__Output as _rostra_identity_v1_GuestToken__Output } from '../../../rostra/identity/v1/GuestToken.ts';
import type { IssueGuestTokenRequest as _rostra_identity_v1_IssueGuestTokenRequest, IssueGuestTokenRequest__Output as _rostra_identity_v1_IssueGuestTokenRequest__Output } from '../../../rostra/identity/v1/IssueGuestTokenRequest.ts';
import type { IssueServiceTokenRequest as _rostra_identity_v1_IssueServiceTokenRequest, IssueServiceTokenRequest__Output as _rostra_identity_v1_IssueServiceTokenRequest__Output } from '../../../rostra/identity/v1/IssueServiceTokenRequest.ts';
import type { IssueVisitorTokenRequest as _rostra_identity_v1_IssueVisitorTokenRequest, IssueVisitorTokenRequest__Output as _rostra_identity_v1_IssueVisitorTokenRequest__Output } from '../../../rostra/identity/v1/IssueVisitorTokenRequest.ts';
import type { LeftForIssuer as _rostra_identity_v1_LeftForIssuer, LeftForIssuer__Output as _rostra_identity_v1_LeftForIssuer__Output } from '../../../rostra/identity/v1/LeftForIssuer.ts';
import type { ListAccessKeysRequest as _rostra_identity_v1_ListAccessKeysRequest, ListAccessKeysRequest__Output as _rostra_identity_v1_ListAccessKeysRequest__Output } from '../../../rostra/identity/v1/ListAccessKeysRequest.ts';
import type { ListAccessKeysResponse as _rostra_identity_v1_ListAccessKeysResponse, ListAccessKeysResponse__Output as _rostra_identity_v1_ListAccessKeysResponse__Output } from '../../../rostra/identity/v1/ListAccessKeysResponse.ts';
import type { ListAppsRequest as _rostra_identity_v1_ListAppsRequest, ListAppsRequest__Output as _rostra_identity_v1_ListAppsRequest__Output } from '../../../rostra/identity/v1/ListAppsRequest.ts';
import type { ListAppsResponse as _rostra_identity_v1_ListAppsResponse, ListAppsResponse__Output as _rostra_identity_v1_ListAppsResponse__Output } from '../../../rostra/identity/v1/ListAppsResponse.ts';
import type { ListDeadLettersRequest as _rostra_identity_v1_ListDeadLettersRequest, ListDeadLettersRequest__Output as _rostra_identity_v1_ListDeadLettersRequest__Output } from '../../../rostra/identity/v1/ListDeadLettersRequest.ts';
import type { ListDeadLettersResponse as _rostra_identity_v1_ListDeadLettersResponse, ListDeadLettersResponse__Output as _rostra_identity_v1_ListDeadLettersResponse__Output } from '../../../rostra/identity/v1/ListDeadLettersResponse.ts';
import type { ListDevMailboxRequest as _rostra_identity_v1_ListDevMailboxRequest, ListDevMailboxRequest__Output as _rostra_identity_v1_ListDevMailboxRequest__Output } from '../../../rostra/identity/v1/ListDevMailboxRequest.ts';
import type { ListDevMailboxResponse as _rostra_identity_v1_ListDevMailboxResponse, ListDevMailboxResponse__Output as _rostra_identity_v1_ListDevMailboxResponse__Output } from '../../../rostra/identity/v1/ListDevMailboxResponse.ts';
import type { ListFormerEmailsRequest as _rostra_identity_v1_ListFormerEmailsRequest, ListFormerEmailsRequest__Output as _rostra_identity_v1_ListFormerEmailsRequest__Output } from '../../../rostra/identity/v1/ListFormerEmailsRequest.ts';
import type { ListFormerEmailsResponse as _rostra_identity_v1_ListFormerEmailsResponse, ListFormerEmailsResponse__Output as _rostra_identity_v1_ListFormerEmailsResponse__Output } from '../../../rostra/identity/v1/ListFormerEmailsResponse.ts';
import type { ListIdentitiesRequest as _rostra_identity_v1_ListIdentitiesRequest, ListIdentitiesRequest__Output as _rostra_identity_v1_ListIdentitiesRequest__Output } from '../../../rostra/identity/v1/ListIdentitiesRequest.ts';
import type { ListIdentitiesResponse as _rostra_identity_v1_ListIdentitiesResponse, ListIdentitiesResponse__Output as _rostra_identity_v1_ListIdentitiesResponse__Output } from '../../../rostra/identity/v1/ListIdentitiesResponse.ts';
import type { ListInsightConsentsRequest as _rostra_identity_v1_ListInsightConsentsRequest, ListInsightConsentsRequest__Output as _rostra_identity_v1_ListInsightConsentsRequest__Output } from '../../../rostra/identity/v1/ListInsightConsentsRequest.ts';
import type { ListInsightConsentsResponse as _rostra_identity_v1_ListInsightConsentsResponse, ListInsightConsentsResponse__Output as _rostra_identity_v1_ListInsightConsentsResponse__Output } from '../../../rostra/identity/v1/ListInsightConsentsResponse.ts';
import type { ListIssuersRequest as _rostra_identity_v1_ListIssuersRequest, ListIssuersRequest__Output as _rostra_identity_v1_ListIssuersRequest__Output } from '../../../rostra/identity/v1/ListIssuersRequest.ts';
import type { ListIssuersResponse as _rostra_identity_v1_ListIssuersResponse, ListIssuersResponse__Output as _rostra_identity_v1_ListIssuersResponse__Output } from '../../../rostra/identity/v1/ListIssuersResponse.ts';
import type { ListOperatorActionsRequest as _rostra_identity_v1_ListOperatorActionsRequest, ListOperatorActionsRequest__Output as _rostra_identity_v1_ListOperatorActionsRequest__Output } from '../../../rostra/identity/v1/ListOperatorActionsRequest.ts';
import type { ListOperatorActionsResponse as _rostra_identity_v1_ListOperatorActionsResponse, ListOperatorActionsResponse__Output as _rostra_identity_v1_ListOperatorActionsResponse__Output } from '../../../rostra/identity/v1/ListOperatorActionsResponse.ts';
import type { ListOwnOperatorActionsRequest as _rostra_identity_v1_ListOwnOperatorActionsRequest, ListOwnOperatorActionsRequest__Output as _rostra_identity_v1_ListOwnOperatorActionsRequest__Output } from '../../../rostra/identity/v1/ListOwnOperatorActionsRequest.ts';
import type { ListOwnOperatorActionsResponse as _rostra_identity_v1_ListOwnOperatorActionsResponse, ListOwnOperatorActionsResponse__Output as _rostra_identity_v1_ListOwnOperatorActionsResponse__Output } from '../../../rostra/identity/v1/ListOwnOperatorActionsResponse.ts';
import type { ListOwnSecurityEventsRequest as _rostra_identity_v1_ListOwnSecurityEventsRequest, ListOwnSecurityEventsRequest__Output as _rostra_identity_v1_ListOwnSecurityEventsRequest__Output } from '../../../rostra/identity/v1/ListOwnSecurityEventsRequest.ts';
import type { ListOwnSecurityEventsResponse as _rostra_identity_v1_ListOwnSecurityEventsResponse, ListOwnSecurityEventsResponse__Output as _rostra_identity_v1_ListOwnSecurityEventsResponse__Output } from '../../../rostra/identity/v1/ListOwnSecurityEventsResponse.ts';
import type { ListPushSubscriptionsRequest as _rostra_identity_v1_ListPushSubscriptionsRequest, ListPushSubscriptionsRequest__Output as _rostra_identity_v1_ListPushSubscriptionsRequest__Output } from '../../../rostra/identity/v1/ListPushSubscriptionsRequest.ts';
import type { ListPushSubscriptionsResponse as _rostra_identity_v1_ListPushSubscriptionsResponse, ListPushSubscriptionsResponse__Output as _rostra_identity_v1_ListPushSubscriptionsResponse__Output } from '../../../rostra/identity/v1/ListPushSubscriptionsResponse.ts';
import type { ListSessionsRequest as _rostra_identity_v1_ListSessionsRequest, ListSessionsRequest__Output as _rostra_identity_v1_ListSessionsRequest__Output } from '../../../rostra/identity/v1/ListSessionsRequest.ts';
import type { ListSessionsResponse as _rostra_identity_v1_ListSessionsResponse, ListSessionsResponse__Output as _rostra_identity_v1_ListSessionsResponse__Output } from '../../../rostra/identity/v1/ListSessionsResponse.ts';
import type { LogInRequest as _rostra_identity_v1_LogInRequest, LogInRequest__Output as _rostra_identity_v1_LogInRequest__Output } from '../../../rostra/identity/v1/LogInRequest.ts';
import type { LogInWithCodeRequest as _rostra_identity_v1_LogInWithCodeRequest, LogInWithCodeRequest__Output as _rostra_identity_v1_LogInWithCodeRequest__Output } from '../../../rostra/identity/v1/LogInWithCodeRequest.ts';
import type { LogInWithSecondFactorRequest as _rostra_identity_v1_LogInWithSecondFactorRequest, LogInWithSecondFactorRequest__Output as _rostra_identity_v1_LogInWithSecondFactorRequest__Output } from '../../../rostra/identity/v1/LogInWithSecondFactorRequest.ts';
import type { LogOutRequest as _rostra_identity_v1_LogOutRequest, LogOutRequest__Output as _rostra_identity_v1_LogOutRequest__Output } from '../../../rostra/identity/v1/LogOutRequest.ts';
import type { LogOutResponse as _rostra_identity_v1_LogOutResponse, LogOutResponse__Output as _rostra_identity_v1_LogOutResponse__Output } from '../../../rostra/identity/v1/LogOutResponse.ts';
import type { OperatedAccount as _rostra_identity_v1_OperatedAccount, OperatedAccount__Output as _rostra_identity_v1_OperatedAccount__Output } from '../../../rostra/identity/v1/OperatedAccount.ts';
import type { PasskeyOptions as _rostra_identity_v1_PasskeyOptions, PasskeyOptions__Output as _rostra_identity_v1_PasskeyOptions__Output } from '../../../rostra/identity/v1/PasskeyOptions.ts';
import type { Profile as _rostra_identity_v1_Profile, Profile__Output as _rostra_identity_v1_Profile__Output } from '../../../rostra/identity/v1/Profile.ts';
import type { PushKey as _rostra_identity_v1_PushKey, PushKey__Output as _rostra_identity_v1_PushKey__Output } from '../../../rostra/identity/v1/PushKey.ts';
import type { RegisterRequest as _rostra_identity_v1_RegisterRequest, RegisterRequest__Output as _rostra_identity_v1_RegisterRequest__Output } from '../../../rostra/identity/v1/RegisterRequest.ts';
import type { RemovePasskeyRequest as _rostra_identity_v1_RemovePasskeyRequest, RemovePasskeyRequest__Output as _rostra_identity_v1_RemovePasskeyRequest__Output } from '../../../rostra/identity/v1/RemovePasskeyRequest.ts';
import type { RemovePasskeyResponse as _rostra_identity_v1_RemovePasskeyResponse, RemovePasskeyResponse__Output as _rostra_identity_v1_RemovePasskeyResponse__Output } from '../../../rostra/identity/v1/RemovePasskeyResponse.ts';
import type { RemoveTotpRequest as _rostra_identity_v1_RemoveTotpRequest, RemoveTotpRequest__Output as _rostra_identity_v1_RemoveTotpRequest__Output } from '../../../rostra/identity/v1/RemoveTotpRequest.ts';
import type { RemoveTotpResponse as _rostra_identity_v1_RemoveTotpResponse, RemoveTotpResponse__Output as _rostra_identity_v1_RemoveTotpResponse__Output } from '../../../rostra/identity/v1/RemoveTotpResponse.ts';
import type { RenewRecoveryCodesRequest as _rostra_identity_v1_RenewRecoveryCodesRequest, RenewRecoveryCodesRequest__Output as _rostra_identity_v1_RenewRecoveryCodesRequest__Output } from '../../../rostra/identity/v1/RenewRecoveryCodesRequest.ts';
import type { RenewRecoveryCodesResponse as _rostra_identity_v1_RenewRecoveryCodesResponse, RenewRecoveryCodesResponse__Output as _rostra_identity_v1_RenewRecoveryCodesResponse__Output } from '../../../rostra/identity/v1/RenewRecoveryCodesResponse.ts';
import type { ReplayDeadLettersRequest as _rostra_identity_v1_ReplayDeadLettersRequest, ReplayDeadLettersRequest__Output as _rostra_identity_v1_ReplayDeadLettersRequest__Output } from '../../../rostra/identity/v1/ReplayDeadLettersRequest.ts';
import type { ReplayDeadLettersResponse as _rostra_identity_v1_ReplayDeadLettersResponse, ReplayDeadLettersResponse__Output as _rostra_identity_v1_ReplayDeadLettersResponse__Output } from '../../../rostra/identity/v1/ReplayDeadLettersResponse.ts';
import type { RequestOneTimeCodeRequest as _rostra_identity_v1_RequestOneTimeCodeRequest, RequestOneTimeCodeRequest__Output as _rostra_identity_v1_RequestOneTimeCodeRequest__Output } from '../../../rostra/identity/v1/RequestOneTimeCodeRequest.ts';
import type { RequestOneTimeCodeResponse as _rostra_identity_v1_RequestOneTimeCodeResponse, RequestOneTimeCodeResponse__Output as _rostra_identity_v1_RequestOneTimeCodeResponse__Output } from '../../../rostra/identity/v1/RequestOneTimeCodeResponse.ts';
import type { RequestPasswordResetRequest as _rostra_identity_v1_RequestPasswordResetRequest, RequestPasswordResetRequest__Output as _rostra_identity_v1_RequestPasswordResetRequest__Output } from '../../../rostra/identity/v1/RequestPasswordResetRequest.ts';
import type { RequestPasswordResetResponse as _rostra_identity_v1_RequestPasswordResetResponse, RequestPasswordResetResponse__Output as _rostra_identity_v1_RequestPasswordResetResponse__Output } from '../../../rostra/identity/v1/RequestPasswordResetResponse.ts';
import type { ResetPasswordRequest as _rostra_identity_v1_ResetPasswordRequest, ResetPasswordRequest__Output as _rostra_identity_v1_ResetPasswordRequest__Output } from '../../../rostra/identity/v1/ResetPasswordRequest.ts';
import type { ResetPasswordResponse as _rostra_identity_v1_ResetPasswordResponse, ResetPasswordResponse__Output as _rostra_identity_v1_ResetPasswordResponse__Output } from '../../../rostra/identity/v1/ResetPasswordResponse.ts';
import type { RestoreAccountRequest as _rostra_identity_v1_RestoreAccountRequest, RestoreAccountRequest__Output as _rostra_identity_v1_RestoreAccountRequest__Output } from '../../../rostra/identity/v1/RestoreAccountRequest.ts';
import type { RevokeAccessKeyRequest as _rostra_identity_v1_RevokeAccessKeyRequest, RevokeAccessKeyRequest__Output as _rostra_identity_v1_RevokeAccessKeyRequest__Output } from '../../../rostra/identity/v1/RevokeAccessKeyRequest.ts';
import type { RevokeAccessKeyResponse as _rostra_identity_v1_RevokeAccessKeyResponse, RevokeAccessKeyResponse__Output as _rostra_identity_v1_RevokeAccessKeyResponse__Output } from '../../../rostra/identity/v1/RevokeAccessKeyResponse.ts';
import type { RevokeAppRequest as _rostra_identity_v1_RevokeAppRequest, RevokeAppRequest__Output as _rostra_identity_v1_RevokeAppRequest__Output } from '../../../rostra/identity/v1/RevokeAppRequest.ts';
import type { RevokeAppResponse as _rostra_identity_v1_RevokeAppResponse, RevokeAppResponse__Output as _rostra_identity_v1_RevokeAppResponse__Output } from '../../../rostra/identity/v1/RevokeAppResponse.ts';
import type { RevokeSessionRequest as _rostra_identity_v1_RevokeSessionRequest, RevokeSessionRequest__Output as _rostra_identity_v1_RevokeSessionRequest__Output } from '../../../rostra/identity/v1/RevokeSessionRequest.ts';
import type { RevokeSessionResponse as _rostra_identity_v1_RevokeSessionResponse, RevokeSessionResponse__Output as _rostra_identity_v1_RevokeSessionResponse__Output } from '../../../rostra/identity/v1/RevokeSessionResponse.ts';
import type { RotateSigningKeyRequest as _rostra_identity_v1_RotateSigningKeyRequest, RotateSigningKeyRequest__Output as _rostra_identity_v1_RotateSigningKeyRequest__Output } from '../../../rostra/identity/v1/RotateSigningKeyRequest.ts';
import type { RotateSigningKeyResponse as _rostra_identity_v1_RotateSigningKeyResponse, RotateSigningKeyResponse__Output as _rostra_identity_v1_RotateSigningKeyResponse__Output } from '../../../rostra/identity/v1/RotateSigningKeyResponse.ts';
import type { SearchAccountsRequest as _rostra_identity_v1_SearchAccountsRequest, SearchAccountsRequest__Output as _rostra_identity_v1_SearchAccountsRequest__Output } from '../../../rostra/identity/v1/SearchAccountsRequest.ts';
import type { SearchAccountsResponse as _rostra_identity_v1_SearchAccountsResponse, SearchAccountsResponse__Output as _rostra_identity_v1_SearchAccountsResponse__Output } from '../../../rostra/identity/v1/SearchAccountsResponse.ts';
import type { SecondFactor as _rostra_identity_v1_SecondFactor, SecondFactor__Output as _rostra_identity_v1_SecondFactor__Output } from '../../../rostra/identity/v1/SecondFactor.ts';
import type { ServiceToken as _rostra_identity_v1_ServiceToken, ServiceToken__Output as _rostra_identity_v1_ServiceToken__Output } from '../../../rostra/identity/v1/ServiceToken.ts';
import type { SignUpByIssuerRequest as _rostra_identity_v1_SignUpByIssuerRequest, SignUpByIssuerRequest__Output as _rostra_identity_v1_SignUpByIssuerRequest__Output } from '../../../rostra/identity/v1/SignUpByIssuerRequest.ts';
import type { SignedIn as _rostra_identity_v1_SignedIn, SignedIn__Output as _rostra_identity_v1_SignedIn__Output } from '../../../rostra/identity/v1/SignedIn.ts';
import type { StartIdentityLinkRequest as _rostra_identity_v1_StartIdentityLinkRequest, StartIdentityLinkRequest__Output as _rostra_identity_v1_StartIdentityLinkRequest__Output } from '../../../rostra/identity/v1/StartIdentityLinkRequest.ts';
import type { StartIssuerSignInRequest as _rostra_identity_v1_StartIssuerSignInRequest, StartIssuerSignInRequest__Output as _rostra_identity_v1_StartIssuerSignInRequest__Output } from '../../../rostra/identity/v1/StartIssuerSignInRequest.ts';
import type { StartTotpRequest as _rostra_identity_v1_StartTotpRequest, StartTotpRequest__Output as _rostra_identity_v1_StartTotpRequest__Output } from '../../../rostra/identity/v1/StartTotpRequest.ts';
import type { StartTotpResponse as _rostra_identity_v1_StartTotpResponse, StartTotpResponse__Output as _rostra_identity_v1_StartTotpResponse__Output } from '../../../rostra/identity/v1/StartTotpResponse.ts';
import type { SubscribePushRequest as _rostra_identity_v1_SubscribePushRequest, SubscribePushRequest__Output as _rostra_identity_v1_SubscribePushRequest__Output } from '../../../rostra/identity/v1/SubscribePushRequest.ts';
import type { SubscribePushResponse as _rostra_identity_v1_SubscribePushResponse, SubscribePushResponse__Output as _rostra_identity_v1_SubscribePushResponse__Output } from '../../../rostra/identity/v1/SubscribePushResponse.ts';
import type { SuspendAccountRequest as _rostra_identity_v1_SuspendAccountRequest, SuspendAccountRequest__Output as _rostra_identity_v1_SuspendAccountRequest__Output } from '../../../rostra/identity/v1/SuspendAccountRequest.ts';
import type { UnlinkIdentityRequest as _rostra_identity_v1_UnlinkIdentityRequest, UnlinkIdentityRequest__Output as _rostra_identity_v1_UnlinkIdentityRequest__Output } from '../../../rostra/identity/v1/UnlinkIdentityRequest.ts';
import type { UnlinkIdentityResponse as _rostra_identity_v1_UnlinkIdentityResponse, UnlinkIdentityResponse__Output as _rostra_identity_v1_UnlinkIdentityResponse__Output } from '../../../rostra/identity/v1/UnlinkIdentityResponse.ts';
import type { UnsubscribePushRequest as _rostra_identity_v1_UnsubscribePushRequest, UnsubscribePushRequest__Output as _rostra_identity_v1_UnsubscribePushRequest__Output } from '../../../rostra/identity/v1/UnsubscribePushRequest.ts';
import type { UnsubscribePushResponse as _rostra_identity_v1_UnsubscribePushResponse, UnsubscribePushResponse__Output as _rostra_identity_v1_UnsubscribePushResponse__Output } from '../../../rostra/identity/v1/UnsubscribePushResponse.ts';
import type { UpdateProfileRequest as _rostra_identity_v1_UpdateProfileRequest, UpdateProfileRequest__Output as _rostra_identity_v1_UpdateProfileRequest__Output } from '../../../rostra/identity/v1/UpdateProfileRequest.ts';
import type { VisitorToken as _rostra_identity_v1_VisitorToken, VisitorToken__Output as _rostra_identity_v1_VisitorToken__Output } from '../../../rostra/identity/v1/VisitorToken.ts';

/**
 * Manages accounts, sessions and guests, and signs the tokens that every service verifies.
 * 
 * Every call carries the calling service's own token in the metadata `service-token`, except GetSigningKeys and IssueServiceToken, which a
 * service calls before it has a token.
 */
export interface IdentityServiceClient extends grpc.Client {
  /**
   * Adds a passkey. INVALID_ARGUMENT PASSKEY_INVALID, or SECOND_FACTOR_EXPIRED after 5 minutes, or VALIDATION for the name.
   * FAILED_PRECONDITION PASSKEY_LIMIT.
   */
  AddPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  AddPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  AddPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  AddPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a passkey. INVALID_ARGUMENT PASSKEY_INVALID, or SECOND_FACTOR_EXPIRED after 5 minutes, or VALIDATION for the name.
   * FAILED_PRECONDITION PASSKEY_LIMIT.
   */
  addPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  addPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  addPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  addPasskey(argument: _rostra_identity_v1_AddPasskeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_AddPasskeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Allows or denies a request, and returns the address at which the browser continues. For the gateway only. A new app is mailed to the
   * member. NOT_FOUND APP_REQUEST_NOT_FOUND, INVALID_ARGUMENT VALIDATION, ALREADY_EXISTS APP_LIMIT beyond 20 apps.
   */
  AnswerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  AnswerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  AnswerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  AnswerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Allows or denies a request, and returns the address at which the browser continues. For the gateway only. A new app is mailed to the
   * member. NOT_FOUND APP_REQUEST_NOT_FOUND, INVALID_ARGUMENT VALIDATION, ALREADY_EXISTS APP_LIMIT beyond 20 apps.
   */
  answerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  answerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  answerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  answerAppRequest(argument: _rostra_identity_v1_AnswerAppRequestRequest, callback: grpc.requestCallback<_rostra_identity_v1_AnswerAppRequestResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Exchanges a session secret, an access key or the token of an app for an access token of at most 60 seconds, which only the given services
   * accept. UNAUTHENTICATED SESSION_ENDED for a closed or expired session, KEY_INVALID for a revoked or expired key or token. INVALID_ARGUMENT VALIDATION for
   * an unknown service.
   */
  Authenticate(argument: _rostra_identity_v1_AuthenticateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  Authenticate(argument: _rostra_identity_v1_AuthenticateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  Authenticate(argument: _rostra_identity_v1_AuthenticateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  Authenticate(argument: _rostra_identity_v1_AuthenticateRequest, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Exchanges a session secret, an access key or the token of an app for an access token of at most 60 seconds, which only the given services
   * accept. UNAUTHENTICATED SESSION_ENDED for a closed or expired session, KEY_INVALID for a revoked or expired key or token. INVALID_ARGUMENT VALIDATION for
   * an unknown service.
   */
  authenticate(argument: _rostra_identity_v1_AuthenticateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _rostra_identity_v1_AuthenticateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _rostra_identity_v1_AuthenticateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _rostra_identity_v1_AuthenticateRequest, callback: grpc.requestCallback<_rostra_identity_v1_AuthenticateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets a new password and ends the member's other sessions. INVALID_ARGUMENT WRONG_PASSWORD.
   */
  ChangePassword(argument: _rostra_identity_v1_ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _rostra_identity_v1_ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _rostra_identity_v1_ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _rostra_identity_v1_ChangePasswordRequest, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets a new password and ends the member's other sessions. INVALID_ARGUMENT WRONG_PASSWORD.
   */
  changePassword(argument: _rostra_identity_v1_ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _rostra_identity_v1_ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _rostra_identity_v1_ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _rostra_identity_v1_ChangePasswordRequest, callback: grpc.requestCallback<_rostra_identity_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns for each access token whether it would be issued again with the same claims: its session is open, and no claim has changed. At
   * most 500 tokens. The gateway revalidates all cached tokens in use by one call.
   */
  CheckSessions(argument: _rostra_identity_v1_CheckSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  CheckSessions(argument: _rostra_identity_v1_CheckSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  CheckSessions(argument: _rostra_identity_v1_CheckSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  CheckSessions(argument: _rostra_identity_v1_CheckSessionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns for each access token whether it would be issued again with the same claims: its session is open, and no claim has changed. At
   * most 500 tokens. The gateway revalidates all cached tokens in use by one call.
   */
  checkSessions(argument: _rostra_identity_v1_CheckSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  checkSessions(argument: _rostra_identity_v1_CheckSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  checkSessions(argument: _rostra_identity_v1_CheckSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  checkSessions(argument: _rostra_identity_v1_CheckSessionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_CheckSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Confirms a new address, within 24 hours, or undoes the change of an address, within 7 days, by the token of the mailed link: once.
   * Undoing restores the former address and ends every session, code and reset link of the account. INVALID_ARGUMENT TOKEN_INVALID,
   * ALREADY_EXISTS EMAIL_TAKEN when another account has the address now, PERMISSION_DENIED ACCOUNT_SUSPENDED.
   */
  ConfirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Confirms a new address, within 24 hours, or undoes the change of an address, within 7 days, by the token of the mailed link: once.
   * Undoing restores the former address and ends every session, code and reset link of the account. INVALID_ARGUMENT TOKEN_INVALID,
   * ALREADY_EXISTS EMAIL_TAKEN when another account has the address now, PERMISSION_DENIED ACCOUNT_SUSPENDED.
   */
  confirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  confirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  confirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  confirmEmail(argument: _rostra_identity_v1_ConfirmEmailRequest, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmEmailResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds the authenticator app by one of its codes. The first factor of an account, here and in AddPasskey, starts its next epoch, which
   * ends its other sessions, marks the own session as opened with the second factor, and returns recovery codes.
   * INVALID_ARGUMENT SECOND_FACTOR_INVALID, or SECOND_FACTOR_EXPIRED after 10 minutes.
   */
  ConfirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  ConfirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  ConfirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  ConfirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds the authenticator app by one of its codes. The first factor of an account, here and in AddPasskey, starts its next epoch, which
   * ends its other sessions, marks the own session as opened with the second factor, and returns recovery codes.
   * INVALID_ARGUMENT SECOND_FACTOR_INVALID, or SECOND_FACTOR_EXPIRED after 10 minutes.
   */
  confirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  confirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  confirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  confirmTotp(argument: _rostra_identity_v1_ConfirmTotpRequest, callback: grpc.requestCallback<_rostra_identity_v1_ConfirmTotpResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes an access key, and mails a notice. INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS KEY_LIMIT beyond 20 keys.
   */
  CreateAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  CreateAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  CreateAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  CreateAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes an access key, and mails a notice. INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS KEY_LIMIT beyond 20 keys.
   */
  createAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  createAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  createAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  createAccessKey(argument: _rostra_identity_v1_CreateAccessKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_CreateAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates the options with which a browser creates a passkey, for AddPasskey within 5 minutes. FAILED_PRECONDITION PASSKEY_LIMIT for an
   * account with 10 passkeys.
   */
  CreatePasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  CreatePasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  CreatePasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  CreatePasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  /**
   * Creates the options with which a browser creates a passkey, for AddPasskey within 5 minutes. FAILED_PRECONDITION PASSKEY_LIMIT for an
   * account with 10 passkeys.
   */
  createPasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  createPasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  createPasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  createPasskeyOptions(argument: _rostra_identity_v1_CreatePasskeyOptionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes the member's account, for the password or a one-time code: INVALID_ARGUMENT WRONG_PASSWORD. Its sessions end, and its username
   * and address are free at once. AccountDeleted informs other services.
   */
  DeleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  DeleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  DeleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  DeleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes the member's account, for the password or a one-time code: INVALID_ARGUMENT WRONG_PASSWORD. Its sessions end, and its username
   * and address are free at once. AccountDeleted informs other services.
   */
  deleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  deleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  deleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  deleteAccount(argument: _rostra_identity_v1_DeleteAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_DeleteAccountResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Answers one HTTP exchange of the OAuth 2.1 authorization server, at /oauth/* and /.well-known/oauth-authorization-server. For the gateway
   * only. NOT_FOUND NOT_FOUND for any other path or method, INVALID_ARGUMENT VALIDATION for a body of more than 64 kB.
   */
  ExchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  ExchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  ExchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  ExchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Answers one HTTP exchange of the OAuth 2.1 authorization server, at /oauth/* and /.well-known/oauth-authorization-server. For the gateway
   * only. NOT_FOUND NOT_FOUND for any other path or method, INVALID_ARGUMENT VALIDATION for a body of more than 64 kB.
   */
  exchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  exchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  exchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  exchangeOAuth(argument: _rostra_identity_v1_ExchangeOAuthRequest, callback: grpc.requestCallback<_rostra_identity_v1_ExchangeOAuthResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an account by its username. For operator commands only. NOT_FOUND USERNAME_UNKNOWN.
   */
  FindAccount(argument: _rostra_identity_v1_FindAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  FindAccount(argument: _rostra_identity_v1_FindAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  FindAccount(argument: _rostra_identity_v1_FindAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  FindAccount(argument: _rostra_identity_v1_FindAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an account by its username. For operator commands only. NOT_FOUND USERNAME_UNKNOWN.
   */
  findAccount(argument: _rostra_identity_v1_FindAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  findAccount(argument: _rostra_identity_v1_FindAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  findAccount(argument: _rostra_identity_v1_FindAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  findAccount(argument: _rostra_identity_v1_FindAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns which of the words are usernames, ignoring case, so that neither an entry of zeitgeist nor a group of questions names a member.
   * A text of several words, such as `ada lovelace`, matches ada_lovelace, ada-lovelace and adalovelace.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist and chat.
   */
  FindMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  FindMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  FindMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  FindMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns which of the words are usernames, ignoring case, so that neither an entry of zeitgeist nor a group of questions names a member.
   * A text of several words, such as `ada lovelace`, matches ada_lovelace, ada-lovelace and adalovelace.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist and chat.
   */
  findMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  findMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  findMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  findMemberNames(argument: _rostra_identity_v1_FindMemberNamesRequest, callback: grpc.requestCallback<_rostra_identity_v1_FindMemberNamesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the username of a sign-in that waits for the second factor, by which the gateway recognizes a device of the account.
   * UNAUTHENTICATED SECOND_FACTOR_EXPIRED.
   */
  FindPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  FindPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  FindPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  FindPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the username of a sign-in that waits for the second factor, by which the gateway recognizes a device of the account.
   * UNAUTHENTICATED SECOND_FACTOR_EXPIRED.
   */
  findPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  findPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  findPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  findPendingSignIn(argument: _rostra_identity_v1_FindPendingSignInRequest, callback: grpc.requestCallback<_rostra_identity_v1_FindPendingSignInResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Finishes, once, what the browser began at an issuer: signs in to the account of the identity, links the identity to the account of the
   * calling member who began that, or waits up to 10 minutes for SignUpByIssuer. FAILED_PRECONDITION OIDC_EXPIRED, also for another browser
   * or session; PERMISSION_DENIED OIDC_DENIED when the person cancelled, OIDC_REFUSED for an answer that is not valid, ACCOUNT_SUSPENDED;
   * UNAVAILABLE ISSUER_UNAVAILABLE. ALREADY_EXISTS EMAIL_TAKEN when an account has the person's address: it is never linked by itself. An
   * issuer that is trusted and calls the address of the account verified is its first proof, which keeps password and second factor. For a
   * link IDENTITY_TAKEN when another account has the identity, or IDENTITY_EXISTS.
   */
  FinishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  FinishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  FinishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  FinishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  /**
   * Finishes, once, what the browser began at an issuer: signs in to the account of the identity, links the identity to the account of the
   * calling member who began that, or waits up to 10 minutes for SignUpByIssuer. FAILED_PRECONDITION OIDC_EXPIRED, also for another browser
   * or session; PERMISSION_DENIED OIDC_DENIED when the person cancelled, OIDC_REFUSED for an answer that is not valid, ACCOUNT_SUSPENDED;
   * UNAVAILABLE ISSUER_UNAVAILABLE. ALREADY_EXISTS EMAIL_TAKEN when an account has the person's address: it is never linked by itself. An
   * issuer that is trusted and calls the address of the account verified is its first proof, which keeps password and second factor. For a
   * link IDENTITY_TAKEN when another account has the identity, or IDENTITY_EXISTS.
   */
  finishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  finishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  finishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  finishIssuerSignIn(argument: _rostra_identity_v1_FinishIssuerSignInRequest, callback: grpc.requestCallback<_rostra_identity_v1_FinishedIssuerSignIn__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the account of the calling member. UNAUTHENTICATED AUTH_REQUIRED for any other caller, SESSION_ENDED for a token whose session
   * has ended; so do ListSessions and RevokeSession.
   */
  GetAccount(argument: _rostra_identity_v1_GetAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  GetAccount(argument: _rostra_identity_v1_GetAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  GetAccount(argument: _rostra_identity_v1_GetAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  GetAccount(argument: _rostra_identity_v1_GetAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the account of the calling member. UNAUTHENTICATED AUTH_REQUIRED for any other caller, SESSION_ENDED for a token whose session
   * has ended; so do ListSessions and RevokeSession.
   */
  getAccount(argument: _rostra_identity_v1_GetAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _rostra_identity_v1_GetAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _rostra_identity_v1_GetAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _rostra_identity_v1_GetAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns how many accounts were registered by day, and how many there are. INVALID_ARGUMENT VALIDATION.
   */
  GetAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  GetAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  GetAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  GetAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  /**
   * Returns how many accounts were registered by day, and how many there are. INVALID_ARGUMENT VALIDATION.
   */
  getAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  getAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  getAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  getAccountFigures(argument: _rostra_identity_v1_GetAccountFiguresRequest, callback: grpc.requestCallback<_rostra_identity_v1_AccountFigures__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what an app asks the member for. For the gateway only. NOT_FOUND APP_REQUEST_NOT_FOUND for a request that has ended, or that
   * another browser has begun.
   */
  GetAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  GetAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  GetAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  GetAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what an app asks the member for. For the gateway only. NOT_FOUND APP_REQUEST_NOT_FOUND for a request that has ended, or that
   * another browser has begun.
   */
  getAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  getAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  getAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  getAppRequest(argument: _rostra_identity_v1_GetAppRequestRequest, callback: grpc.requestCallback<_rostra_identity_v1_AppRequest__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the id, the name and the age of an account by its username, for the page of a creator. NOT_FOUND USERNAME_UNKNOWN for an
   * unknown, deleted or suspended account; PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than the gateway.
   */
  GetProfile(argument: _rostra_identity_v1_GetProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  GetProfile(argument: _rostra_identity_v1_GetProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  GetProfile(argument: _rostra_identity_v1_GetProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  GetProfile(argument: _rostra_identity_v1_GetProfileRequest, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the id, the name and the age of an account by its username, for the page of a creator. NOT_FOUND USERNAME_UNKNOWN for an
   * unknown, deleted or suspended account; PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than the gateway.
   */
  getProfile(argument: _rostra_identity_v1_GetProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  getProfile(argument: _rostra_identity_v1_GetProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  getProfile(argument: _rostra_identity_v1_GetProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  getProfile(argument: _rostra_identity_v1_GetProfileRequest, callback: grpc.requestCallback<_rostra_identity_v1_Profile__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the public key with which a browser subscribes to Web Push (RFC 8292). Empty when the settings have none.
   */
  GetPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  GetPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  GetPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  GetPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the public key with which a browser subscribes to Web Push (RFC 8292). Empty when the settings have none.
   */
  getPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  getPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  getPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  getPushKey(argument: _rostra_identity_v1_GetPushKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_PushKey__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the second factor of the calling member. This call and those below: UNAUTHENTICATED AUTH_REQUIRED and SESSION_ENDED.
   */
  GetSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  GetSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  GetSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  GetSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the second factor of the calling member. This call and those below: UNAUTHENTICATED AUTH_REQUIRED and SESSION_ENDED.
   */
  getSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  getSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  getSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  getSecondFactor(argument: _rostra_identity_v1_GetSecondFactorRequest, callback: grpc.requestCallback<_rostra_identity_v1_SecondFactor__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the public keys (RFC 7517) that verify every token of this product: the current and the previous one.
   */
  GetSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  GetSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  GetSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  GetSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the public keys (RFC 7517) that verify every token of this product: the current and the previous one.
   */
  getSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  getSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  getSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  getSigningKeys(argument: _rostra_identity_v1_GetSigningKeysRequest, callback: grpc.requestCallback<_rostra_identity_v1_GetSigningKeysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns usernames by account id, without unknown ids. Returns names of suspended accounts to super senators only.
   */
  GetUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  GetUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  GetUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  GetUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns usernames by account id, without unknown ids. Returns names of suspended accounts to super senators only.
   */
  getUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  getUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  getUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  getUsernames(argument: _rostra_identity_v1_GetUsernamesRequest, callback: grpc.requestCallback<_rostra_identity_v1_GetUsernamesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the role of an account. For operator commands only. NOT_FOUND USERNAME_UNKNOWN.
   */
  GrantRole(argument: _rostra_identity_v1_GrantRoleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  GrantRole(argument: _rostra_identity_v1_GrantRoleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  GrantRole(argument: _rostra_identity_v1_GrantRoleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  GrantRole(argument: _rostra_identity_v1_GrantRoleRequest, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the role of an account. For operator commands only. NOT_FOUND USERNAME_UNKNOWN.
   */
  grantRole(argument: _rostra_identity_v1_GrantRoleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  grantRole(argument: _rostra_identity_v1_GrantRoleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  grantRole(argument: _rostra_identity_v1_GrantRoleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  grantRole(argument: _rostra_identity_v1_GrantRoleRequest, callback: grpc.requestCallback<_rostra_identity_v1_GrantRoleResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a token for a visitor without an account: for the guest of `token` while that is valid, else for a new guest.
   */
  IssueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  IssueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  IssueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  IssueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a token for a visitor without an account: for the guest of `token` while that is valid, else for a new guest.
   */
  issueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  issueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  issueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  issueGuestToken(argument: _rostra_identity_v1_IssueGuestTokenRequest, callback: grpc.requestCallback<_rostra_identity_v1_GuestToken__Output>): grpc.ClientUnaryCall;
  
  /**
   * Exchanges a service's secret for a service token of 10 minutes, which only the audience accepts. UNAUTHENTICATED UNKNOWN_SERVICE for a
   * wrong name or secret, PERMISSION_DENIED SERVICE_NOT_ALLOWED for an audience that the service does not call.
   */
  IssueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  IssueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  IssueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  IssueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  /**
   * Exchanges a service's secret for a service token of 10 minutes, which only the audience accepts. UNAUTHENTICATED UNKNOWN_SERVICE for a
   * wrong name or secret, PERMISSION_DENIED SERVICE_NOT_ALLOWED for an audience that the service does not call.
   */
  issueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  issueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  issueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  issueServiceToken(argument: _rostra_identity_v1_IssueServiceTokenRequest, callback: grpc.requestCallback<_rostra_identity_v1_ServiceToken__Output>): grpc.ClientUnaryCall;
  
  /**
   * Recognizes the visitor of a persona's widget by the token that the website's page keeps, and returns it, renewed when it is older than a
   * day, with a guest token. A token that is not valid, or of another website or persona, names no visitor: the answer is for a new one.
   */
  IssueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  IssueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  IssueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  IssueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  /**
   * Recognizes the visitor of a persona's widget by the token that the website's page keeps, and returns it, renewed when it is older than a
   * day, with a guest token. A token that is not valid, or of another website or persona, names no visitor: the answer is for a new one.
   */
  issueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  issueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  issueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  issueVisitorToken(argument: _rostra_identity_v1_IssueVisitorTokenRequest, callback: grpc.requestCallback<_rostra_identity_v1_VisitorToken__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the member's access keys, newest first, with those that expired within 30 days. Needs a session, as the two below do: the token
   * of a key is refused.
   */
  ListAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  ListAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  ListAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  ListAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the member's access keys, newest first, with those that expired within 30 days. Needs a session, as the two below do: the token
   * of a key is refused.
   */
  listAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  listAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  listAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  listAccessKeys(argument: _rostra_identity_v1_ListAccessKeysRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListAccessKeysResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the apps that may act for the member, newest first. Needs a session: the token of a program is refused.
   */
  ListApps(argument: _rostra_identity_v1_ListAppsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  ListApps(argument: _rostra_identity_v1_ListAppsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  ListApps(argument: _rostra_identity_v1_ListAppsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  ListApps(argument: _rostra_identity_v1_ListAppsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the apps that may act for the member, newest first. Needs a session: the token of a program is refused.
   */
  listApps(argument: _rostra_identity_v1_ListAppsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  listApps(argument: _rostra_identity_v1_ListAppsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  listApps(argument: _rostra_identity_v1_ListAppsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  listApps(argument: _rostra_identity_v1_ListAppsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListAppsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the topics and consumers that have dead letters.
   */
  ListDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ListDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the topics and consumers that have dead letters.
   */
  listDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  listDeadLetters(argument: _rostra_identity_v1_ListDeadLettersRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the latest 200 mails of the dev mailbox, newest first. NOT_FOUND MAIL_NOT_KEPT when SMTP is set.
   */
  ListDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  ListDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  ListDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  ListDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the latest 200 mails of the dev mailbox, newest first. NOT_FOUND MAIL_NOT_KEPT when SMTP is set.
   */
  listDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  listDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  listDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  listDevMailbox(argument: _rostra_identity_v1_ListDevMailboxRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListDevMailboxResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the former addresses of the calling member that a link can still restore. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  ListFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  ListFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  ListFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the former addresses of the calling member that a link can still restore. UNAUTHENTICATED AUTH_REQUIRED.
   */
  listFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  listFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  listFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  listFormerEmails(argument: _rostra_identity_v1_ListFormerEmailsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListFormerEmailsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the identities at issuers that sign in to the account of the calling member. This call and the two below: UNAUTHENTICATED
   * AUTH_REQUIRED and SESSION_ENDED.
   */
  ListIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  ListIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  ListIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  ListIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the identities at issuers that sign in to the account of the calling member. This call and the two below: UNAUTHENTICATED
   * AUTH_REQUIRED and SESSION_ENDED.
   */
  listIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  listIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  listIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  listIdentities(argument: _rostra_identity_v1_ListIdentitiesRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListIdentitiesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns which accounts allow that their chats are used for anonymous insights; deleted and unknown accounts do not.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist and chat.
   */
  ListInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  ListInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  ListInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  ListInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns which accounts allow that their chats are used for anonymous insights; deleted and unknown accounts do not.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist and chat.
   */
  listInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  listInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  listInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  listInsightConsents(argument: _rostra_identity_v1_ListInsightConsentsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListInsightConsentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the issuers by which members sign in with OpenID Connect, in the order of the settings.
   */
  ListIssuers(argument: _rostra_identity_v1_ListIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListIssuers(argument: _rostra_identity_v1_ListIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListIssuers(argument: _rostra_identity_v1_ListIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  ListIssuers(argument: _rostra_identity_v1_ListIssuersRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the issuers by which members sign in with OpenID Connect, in the order of the settings.
   */
  listIssuers(argument: _rostra_identity_v1_ListIssuersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  listIssuers(argument: _rostra_identity_v1_ListIssuersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  listIssuers(argument: _rostra_identity_v1_ListIssuersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  listIssuers(argument: _rostra_identity_v1_ListIssuersRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListIssuersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the actions of super senators, newest first.
   */
  ListOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  ListOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the actions of super senators, newest first.
   */
  listOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  listOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  listOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  listOperatorActions(argument: _rostra_identity_v1_ListOperatorActionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what operators did to the caller's account, newest first, at most 1,000. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what operators did to the caller's account, newest first, at most 1,000. UNAUTHENTICATED AUTH_REQUIRED.
   */
  listOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  listOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  listOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  listOwnOperatorActions(argument: _rostra_identity_v1_ListOwnOperatorActionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnOperatorActionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the security events of the calling member that are kept, the latest first, at most 10,000. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  ListOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the security events of the calling member that are kept, the latest first, at most 10,000. UNAUTHENTICATED AUTH_REQUIRED.
   */
  listOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  listOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  listOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  listOwnSecurityEvents(argument: _rostra_identity_v1_ListOwnSecurityEventsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListOwnSecurityEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the member's subscriptions, the latest used first.
   */
  ListPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the member's subscriptions, the latest used first.
   */
  listPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listPushSubscriptions(argument: _rostra_identity_v1_ListPushSubscriptionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListPushSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the member's sessions, newest first.
   */
  ListSessions(argument: _rostra_identity_v1_ListSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: _rostra_identity_v1_ListSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: _rostra_identity_v1_ListSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: _rostra_identity_v1_ListSessionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the member's sessions, newest first.
   */
  listSessions(argument: _rostra_identity_v1_ListSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: _rostra_identity_v1_ListSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: _rostra_identity_v1_ListSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: _rostra_identity_v1_ListSessionsRequest, callback: grpc.requestCallback<_rostra_identity_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs in by password. UNAUTHENTICATED INVALID_CREDENTIALS for an unknown username and for a wrong password. For an account with a
   * second factor, here and in LogInWithCode, no session is opened: the answer has only `second_factor`, and LogInWithSecondFactor follows.
   */
  LogIn(argument: _rostra_identity_v1_LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _rostra_identity_v1_LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _rostra_identity_v1_LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _rostra_identity_v1_LogInRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  /**
   * Signs in by password. UNAUTHENTICATED INVALID_CREDENTIALS for an unknown username and for a wrong password. For an account with a
   * second factor, here and in LogInWithCode, no session is opened: the answer has only `second_factor`, and LogInWithSecondFactor follows.
   */
  logIn(argument: _rostra_identity_v1_LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logIn(argument: _rostra_identity_v1_LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logIn(argument: _rostra_identity_v1_LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logIn(argument: _rostra_identity_v1_LogInRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs in by a one-time code: 6 digits, valid for 10 minutes, for 5 attempts of devices of the account and 5 of all other browsers.
   * UNAUTHENTICATED OTP_INVALID for every reason. The first proof of an address by a code or a link ends the account's other sessions, and
   * removes the password and the second factor that were set before.
   */
  LogInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  /**
   * Signs in by a one-time code: 6 digits, valid for 10 minutes, for 5 attempts of devices of the account and 5 of all other browsers.
   * UNAUTHENTICATED OTP_INVALID for every reason. The first proof of an address by a code or a link ends the account's other sessions, and
   * removes the password and the second factor that were set before.
   */
  logInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logInWithCode(argument: _rostra_identity_v1_LogInWithCodeRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  
  /**
   * Opens the session of a sign-in that waits for the second factor, by exactly one of an authenticator app's code, a recovery code and a
   * passkey. UNAUTHENTICATED SECOND_FACTOR_INVALID when it is wrong: 5 wrong ones end the sign-in; SECOND_FACTOR_EXPIRED when the sign-in
   * has ended, 5 minutes after it began at the latest. FAILED_PRECONDITION SECOND_FACTOR_UNREADABLE for a code when the secret of the app
   * cannot be opened, because KEY_ENCRYPTION_SECRET was lost.
   */
  LogInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  LogInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  /**
   * Opens the session of a sign-in that waits for the second factor, by exactly one of an authenticator app's code, a recovery code and a
   * passkey. UNAUTHENTICATED SECOND_FACTOR_INVALID when it is wrong: 5 wrong ones end the sign-in; SECOND_FACTOR_EXPIRED when the sign-in
   * has ended, 5 minutes after it began at the latest. FAILED_PRECONDITION SECOND_FACTOR_UNREADABLE for a code when the secret of the app
   * cannot be opened, because KEY_ENCRYPTION_SECRET was lost.
   */
  logInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  logInWithSecondFactor(argument: _rostra_identity_v1_LogInWithSecondFactorRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  
  /**
   * Closes the session of the secret. Succeeds when there is none.
   */
  LogOut(argument: _rostra_identity_v1_LogOutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  LogOut(argument: _rostra_identity_v1_LogOutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  LogOut(argument: _rostra_identity_v1_LogOutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  LogOut(argument: _rostra_identity_v1_LogOutRequest, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Closes the session of the secret. Succeeds when there is none.
   */
  logOut(argument: _rostra_identity_v1_LogOutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  logOut(argument: _rostra_identity_v1_LogOutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  logOut(argument: _rostra_identity_v1_LogOutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  logOut(argument: _rostra_identity_v1_LogOutRequest, callback: grpc.requestCallback<_rostra_identity_v1_LogOutResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an account and signs it in. ALREADY_EXISTS USERNAME_TAKEN or EMAIL_TAKEN, both case-insensitive.
   */
  Register(argument: _rostra_identity_v1_RegisterRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  Register(argument: _rostra_identity_v1_RegisterRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  Register(argument: _rostra_identity_v1_RegisterRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  Register(argument: _rostra_identity_v1_RegisterRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an account and signs it in. ALREADY_EXISTS USERNAME_TAKEN or EMAIL_TAKEN, both case-insensitive.
   */
  register(argument: _rostra_identity_v1_RegisterRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  register(argument: _rostra_identity_v1_RegisterRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  register(argument: _rostra_identity_v1_RegisterRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  register(argument: _rostra_identity_v1_RegisterRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a passkey. NOT_FOUND PASSKEY_NOT_FOUND.
   */
  RemovePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  RemovePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  RemovePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  RemovePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a passkey. NOT_FOUND PASSKEY_NOT_FOUND.
   */
  removePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  removePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  removePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  removePasskey(argument: _rostra_identity_v1_RemovePasskeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_RemovePasskeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes the authenticator app. Here and in RemovePasskey, removing the last factor removes the recovery codes. NOT_FOUND
   * TOTP_NOT_FOUND.
   */
  RemoveTotp(argument: _rostra_identity_v1_RemoveTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  RemoveTotp(argument: _rostra_identity_v1_RemoveTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  RemoveTotp(argument: _rostra_identity_v1_RemoveTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  RemoveTotp(argument: _rostra_identity_v1_RemoveTotpRequest, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes the authenticator app. Here and in RemovePasskey, removing the last factor removes the recovery codes. NOT_FOUND
   * TOTP_NOT_FOUND.
   */
  removeTotp(argument: _rostra_identity_v1_RemoveTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  removeTotp(argument: _rostra_identity_v1_RemoveTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  removeTotp(argument: _rostra_identity_v1_RemoveTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  removeTotp(argument: _rostra_identity_v1_RemoveTotpRequest, callback: grpc.requestCallback<_rostra_identity_v1_RemoveTotpResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces the recovery codes. FAILED_PRECONDITION NO_SECOND_FACTOR for an account without one.
   */
  RenewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  RenewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  RenewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  RenewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces the recovery codes. FAILED_PRECONDITION NO_SECOND_FACTOR for an account without one.
   */
  renewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  renewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  renewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  renewRecoveryCodes(argument: _rostra_identity_v1_RenewRecoveryCodesRequest, callback: grpc.requestCallback<_rostra_identity_v1_RenewRecoveryCodesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Delivers the dead letters of a topic again to the consumers that failed them. NOT_FOUND TOPIC_NOT_FOUND.
   */
  ReplayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Delivers the dead letters of a topic again to the consumers that failed them. NOT_FOUND TOPIC_NOT_FOUND.
   */
  replayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  replayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  replayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  replayDeadLetters(argument: _rostra_identity_v1_ReplayDeadLettersRequest, callback: grpc.requestCallback<_rostra_identity_v1_ReplayDeadLettersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Requests a mail with a one-time code. The response and its cost do not depend on whether an account has the address, because the
   * account is looked up later, when the mail is sent. Only the latest code of an address is valid.
   */
  RequestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  RequestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  RequestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  RequestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Requests a mail with a one-time code. The response and its cost do not depend on whether an account has the address, because the
   * account is looked up later, when the mail is sent. Only the latest code of an address is valid.
   */
  requestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  requestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  requestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  requestOneTimeCode(argument: _rostra_identity_v1_RequestOneTimeCodeRequest, callback: grpc.requestCallback<_rostra_identity_v1_RequestOneTimeCodeResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Requests a mail with a reset link, like RequestOneTimeCode.
   */
  RequestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  RequestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  RequestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  RequestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Requests a mail with a reset link, like RequestOneTimeCode.
   */
  requestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  requestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  requestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  requestPasswordReset(argument: _rostra_identity_v1_RequestPasswordResetRequest, callback: grpc.requestCallback<_rostra_identity_v1_RequestPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets a new password by the token of a reset link: once, within an hour. Ends every session and every other link of the account.
   * INVALID_ARGUMENT RESET_TOKEN_INVALID for every reason, or VALIDATION for the password, after which the link stays valid.
   */
  ResetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets a new password by the token of a reset link: once, within an hour. Ends every session and every other link of the account.
   * INVALID_ARGUMENT RESET_TOKEN_INVALID for every reason, or VALIDATION for the password, after which the link stays valid.
   */
  resetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _rostra_identity_v1_ResetPasswordRequest, callback: grpc.requestCallback<_rostra_identity_v1_ResetPasswordResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the suspension of an account and tells the owner by mail. NOT_FOUND ACCOUNT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason,
   * FAILED_PRECONDITION NOT_SUSPENDED.
   */
  RestoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  RestoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  RestoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  RestoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the suspension of an account and tells the owner by mail. NOT_FOUND ACCOUNT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason,
   * FAILED_PRECONDITION NOT_SUSPENDED.
   */
  restoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  restoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  restoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  restoreAccount(argument: _rostra_identity_v1_RestoreAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  
  /**
   * Revokes one of the member's access keys. NOT_FOUND KEY_NOT_FOUND for any other id.
   */
  RevokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  RevokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Revokes one of the member's access keys. NOT_FOUND KEY_NOT_FOUND for any other id.
   */
  revokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  revokeAccessKey(argument: _rostra_identity_v1_RevokeAccessKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAccessKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the access of an app with all of its tokens. NOT_FOUND APP_NOT_FOUND for any other id.
   */
  RevokeApp(argument: _rostra_identity_v1_RevokeAppRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  RevokeApp(argument: _rostra_identity_v1_RevokeAppRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  RevokeApp(argument: _rostra_identity_v1_RevokeAppRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  RevokeApp(argument: _rostra_identity_v1_RevokeAppRequest, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the access of an app with all of its tokens. NOT_FOUND APP_NOT_FOUND for any other id.
   */
  revokeApp(argument: _rostra_identity_v1_RevokeAppRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  revokeApp(argument: _rostra_identity_v1_RevokeAppRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  revokeApp(argument: _rostra_identity_v1_RevokeAppRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  revokeApp(argument: _rostra_identity_v1_RevokeAppRequest, callback: grpc.requestCallback<_rostra_identity_v1_RevokeAppResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Closes one of the member's sessions. NOT_FOUND SESSION_NOT_FOUND for any other id.
   */
  RevokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  RevokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  RevokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  RevokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Closes one of the member's sessions. NOT_FOUND SESSION_NOT_FOUND for any other id.
   */
  revokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  revokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  revokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  revokeSession(argument: _rostra_identity_v1_RevokeSessionRequest, callback: grpc.requestCallback<_rostra_identity_v1_RevokeSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Rotates the signing key. For operator commands only. The new key signs after 5 seconds, when every verifier knows it; the previous key
   * still verifies. FAILED_PRECONDITION ROTATED_RECENTLY within 11 minutes of the last rotation, because services may still hold tokens of
   * the key that would be dropped.
   */
  RotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  RotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  RotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  RotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Rotates the signing key. For operator commands only. The new key signs after 5 seconds, when every verifier knows it; the previous key
   * still verifies. FAILED_PRECONDITION ROTATED_RECENTLY within 11 minutes of the last rotation, because services may still hold tokens of
   * the key that would be dropped.
   */
  rotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  rotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  rotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  rotateSigningKey(argument: _rostra_identity_v1_RotateSigningKeyRequest, callback: grpc.requestCallback<_rostra_identity_v1_RotateSigningKeyResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists accounts whose username begins with the search or whose address equals it, newest first. This call and those below are for super
   * senators: PERMISSION_DENIED OPERATORS_ONLY for every other caller.
   */
  SearchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  SearchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  SearchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  SearchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists accounts whose username begins with the search or whose address equals it, newest first. This call and those below are for super
   * senators: PERMISSION_DENIED OPERATORS_ONLY for every other caller.
   */
  searchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  searchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  searchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  searchAccounts(argument: _rostra_identity_v1_SearchAccountsRequest, callback: grpc.requestCallback<_rostra_identity_v1_SearchAccountsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates the account of a person who came back from an issuer without one, and signs it in. It has no password. The address of the
   * request is used unless the issuer gave one that counts as confirmed. FAILED_PRECONDITION OIDC_EXPIRED, ALREADY_EXISTS USERNAME_TAKEN or
   * EMAIL_TAKEN.
   */
  SignUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  SignUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  SignUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  SignUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  /**
   * Creates the account of a person who came back from an issuer without one, and signs it in. It has no password. The address of the
   * request is used unless the issuer gave one that counts as confirmed. FAILED_PRECONDITION OIDC_EXPIRED, ALREADY_EXISTS USERNAME_TAKEN or
   * EMAIL_TAKEN.
   */
  signUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  signUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  signUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  signUpByIssuer(argument: _rostra_identity_v1_SignUpByIssuerRequest, callback: grpc.requestCallback<_rostra_identity_v1_SignedIn__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts to link an identity, which FinishIssuerSignIn ends in the same session. This call and the one below need the password or a
   * one-time code, as StartTotp does. ALREADY_EXISTS IDENTITY_EXISTS when the account has an identity of the issuer.
   */
  StartIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  StartIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  StartIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  StartIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  /**
   * Starts to link an identity, which FinishIssuerSignIn ends in the same session. This call and the one below need the password or a
   * one-time code, as StartTotp does. ALREADY_EXISTS IDENTITY_EXISTS when the account has an identity of the issuer.
   */
  startIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  startIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  startIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  startIdentityLink(argument: _rostra_identity_v1_StartIdentityLinkRequest, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a sign-in at an issuer, which ends within 10 minutes. NOT_FOUND ISSUER_NOT_FOUND, UNAVAILABLE ISSUER_UNAVAILABLE when it does not
   * answer.
   */
  StartIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  StartIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  StartIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  StartIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a sign-in at an issuer, which ends within 10 minutes. NOT_FOUND ISSUER_NOT_FOUND, UNAVAILABLE ISSUER_UNAVAILABLE when it does not
   * answer.
   */
  startIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  startIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  startIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  startIssuerSignIn(argument: _rostra_identity_v1_StartIssuerSignInRequest, callback: grpc.requestCallback<_rostra_identity_v1_LeftForIssuer__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates the secret of an authenticator app (RFC 6238), which ConfirmTotp requires within 10 minutes. FAILED_PRECONDITION TOTP_EXISTS
   * when the account has an authenticator app. This call and those below require the password or a one-time code: INVALID_ARGUMENT
   * WRONG_PASSWORD. They are PERMISSION_DENIED SECOND_FACTOR_NEEDED when the account has a second factor and the session was not opened
   * with it.
   */
  StartTotp(argument: _rostra_identity_v1_StartTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  StartTotp(argument: _rostra_identity_v1_StartTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  StartTotp(argument: _rostra_identity_v1_StartTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  StartTotp(argument: _rostra_identity_v1_StartTotpRequest, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates the secret of an authenticator app (RFC 6238), which ConfirmTotp requires within 10 minutes. FAILED_PRECONDITION TOTP_EXISTS
   * when the account has an authenticator app. This call and those below require the password or a one-time code: INVALID_ARGUMENT
   * WRONG_PASSWORD. They are PERMISSION_DENIED SECOND_FACTOR_NEEDED when the account has a second factor and the session was not opened
   * with it.
   */
  startTotp(argument: _rostra_identity_v1_StartTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  startTotp(argument: _rostra_identity_v1_StartTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  startTotp(argument: _rostra_identity_v1_StartTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  startTotp(argument: _rostra_identity_v1_StartTotpRequest, callback: grpc.requestCallback<_rostra_identity_v1_StartTotpResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores the subscription of the browser of this session to Web Push, at most 10 for an account: the one that was used least recently is
   * removed. It ends with its session, and 90 days after its last use. INVALID_ARGUMENT VALIDATION for the keys, or ADDRESS_NOT_ALLOWED for
   * an endpoint that is not a public https address; FAILED_PRECONDITION PUSH_OFF when the settings have no keys. This call and the two
   * below: UNAUTHENTICATED AUTH_REQUIRED and SESSION_ENDED.
   */
  SubscribePush(argument: _rostra_identity_v1_SubscribePushRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  SubscribePush(argument: _rostra_identity_v1_SubscribePushRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  SubscribePush(argument: _rostra_identity_v1_SubscribePushRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  SubscribePush(argument: _rostra_identity_v1_SubscribePushRequest, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores the subscription of the browser of this session to Web Push, at most 10 for an account: the one that was used least recently is
   * removed. It ends with its session, and 90 days after its last use. INVALID_ARGUMENT VALIDATION for the keys, or ADDRESS_NOT_ALLOWED for
   * an endpoint that is not a public https address; FAILED_PRECONDITION PUSH_OFF when the settings have no keys. This call and the two
   * below: UNAUTHENTICATED AUTH_REQUIRED and SESSION_ENDED.
   */
  subscribePush(argument: _rostra_identity_v1_SubscribePushRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  subscribePush(argument: _rostra_identity_v1_SubscribePushRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  subscribePush(argument: _rostra_identity_v1_SubscribePushRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  subscribePush(argument: _rostra_identity_v1_SubscribePushRequest, callback: grpc.requestCallback<_rostra_identity_v1_SubscribePushResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Suspends an account: its sessions end, it cannot sign in, and AccountSuspensionChanged hides its personas. The owner gets a mail with
   * the reason. NOT_FOUND ACCOUNT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason, FAILED_PRECONDITION ALREADY_SUSPENDED,
   * PERMISSION_DENIED OPERATOR_ACCOUNT for the account of a super senator.
   */
  SuspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  SuspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  SuspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  SuspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  /**
   * Suspends an account: its sessions end, it cannot sign in, and AccountSuspensionChanged hides its personas. The owner gets a mail with
   * the reason. NOT_FOUND ACCOUNT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason, FAILED_PRECONDITION ALREADY_SUSPENDED,
   * PERMISSION_DENIED OPERATOR_ACCOUNT for the account of a super senator.
   */
  suspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  suspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  suspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  suspendAccount(argument: _rostra_identity_v1_SuspendAccountRequest, callback: grpc.requestCallback<_rostra_identity_v1_OperatedAccount__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes an identity. NOT_FOUND IDENTITY_NOT_FOUND, FAILED_PRECONDITION LAST_WAY_IN when neither a password nor an identity would be left.
   */
  UnlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  UnlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  UnlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  UnlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes an identity. NOT_FOUND IDENTITY_NOT_FOUND, FAILED_PRECONDITION LAST_WAY_IN when neither a password nor an identity would be left.
   */
  unlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  unlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  unlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  unlinkIdentity(argument: _rostra_identity_v1_UnlinkIdentityRequest, callback: grpc.requestCallback<_rostra_identity_v1_UnlinkIdentityResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a subscription of the member. Succeeds when there is none.
   */
  UnsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  UnsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  UnsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  UnsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a subscription of the member. Succeeds when there is none.
   */
  unsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  unsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  unsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  unsubscribePush(argument: _rostra_identity_v1_UnsubscribePushRequest, callback: grpc.requestCallback<_rostra_identity_v1_UnsubscribePushResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields. A new address needs the password or a one-time code, INVALID_ARGUMENT WRONG_PASSWORD, and takes effect when
   * ConfirmEmail gets the token of the link that is mailed to it. A confirmed old address receives a notice with a link that undoes the change.
   * ALREADY_EXISTS EMAIL_TAKEN; RESOURCE_EXHAUSTED TOO_MANY_TRIES beyond 10 new addresses in 7 days.
   */
  UpdateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  UpdateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  UpdateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  UpdateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields. A new address needs the password or a one-time code, INVALID_ARGUMENT WRONG_PASSWORD, and takes effect when
   * ConfirmEmail gets the token of the link that is mailed to it. A confirmed old address receives a notice with a link that undoes the change.
   * ALREADY_EXISTS EMAIL_TAKEN; RESOURCE_EXHAUSTED TOO_MANY_TRIES beyond 10 new addresses in 7 days.
   */
  updateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  updateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  updateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  updateProfile(argument: _rostra_identity_v1_UpdateProfileRequest, callback: grpc.requestCallback<_rostra_identity_v1_Account__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages accounts, sessions and guests, and signs the tokens that every service verifies.
 * 
 * Every call carries the calling service's own token in the metadata `service-token`, except GetSigningKeys and IssueServiceToken, which a
 * service calls before it has a token.
 */
export interface IdentityServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Adds a passkey. INVALID_ARGUMENT PASSKEY_INVALID, or SECOND_FACTOR_EXPIRED after 5 minutes, or VALIDATION for the name.
   * FAILED_PRECONDITION PASSKEY_LIMIT.
   */
  AddPasskey: grpc.handleUnaryCall<_rostra_identity_v1_AddPasskeyRequest__Output, _rostra_identity_v1_AddPasskeyResponse>;
  
  /**
   * Allows or denies a request, and returns the address at which the browser continues. For the gateway only. A new app is mailed to the
   * member. NOT_FOUND APP_REQUEST_NOT_FOUND, INVALID_ARGUMENT VALIDATION, ALREADY_EXISTS APP_LIMIT beyond 20 apps.
   */
  AnswerAppRequest: grpc.handleUnaryCall<_rostra_identity_v1_AnswerAppRequestRequest__Output, _rostra_identity_v1_AnswerAppRequestResponse>;
  
  /**
   * Exchanges a session secret, an access key or the token of an app for an access token of at most 60 seconds, which only the given services
   * accept. UNAUTHENTICATED SESSION_ENDED for a closed or expired session, KEY_INVALID for a revoked or expired key or token. INVALID_ARGUMENT VALIDATION for
   * an unknown service.
   */
  Authenticate: grpc.handleUnaryCall<_rostra_identity_v1_AuthenticateRequest__Output, _rostra_identity_v1_AuthenticateResponse>;
  
  /**
   * Sets a new password and ends the member's other sessions. INVALID_ARGUMENT WRONG_PASSWORD.
   */
  ChangePassword: grpc.handleUnaryCall<_rostra_identity_v1_ChangePasswordRequest__Output, _rostra_identity_v1_ChangePasswordResponse>;
  
  /**
   * Returns for each access token whether it would be issued again with the same claims: its session is open, and no claim has changed. At
   * most 500 tokens. The gateway revalidates all cached tokens in use by one call.
   */
  CheckSessions: grpc.handleUnaryCall<_rostra_identity_v1_CheckSessionsRequest__Output, _rostra_identity_v1_CheckSessionsResponse>;
  
  /**
   * Confirms a new address, within 24 hours, or undoes the change of an address, within 7 days, by the token of the mailed link: once.
   * Undoing restores the former address and ends every session, code and reset link of the account. INVALID_ARGUMENT TOKEN_INVALID,
   * ALREADY_EXISTS EMAIL_TAKEN when another account has the address now, PERMISSION_DENIED ACCOUNT_SUSPENDED.
   */
  ConfirmEmail: grpc.handleUnaryCall<_rostra_identity_v1_ConfirmEmailRequest__Output, _rostra_identity_v1_ConfirmEmailResponse>;
  
  /**
   * Adds the authenticator app by one of its codes. The first factor of an account, here and in AddPasskey, starts its next epoch, which
   * ends its other sessions, marks the own session as opened with the second factor, and returns recovery codes.
   * INVALID_ARGUMENT SECOND_FACTOR_INVALID, or SECOND_FACTOR_EXPIRED after 10 minutes.
   */
  ConfirmTotp: grpc.handleUnaryCall<_rostra_identity_v1_ConfirmTotpRequest__Output, _rostra_identity_v1_ConfirmTotpResponse>;
  
  /**
   * Makes an access key, and mails a notice. INVALID_ARGUMENT VALIDATION; ALREADY_EXISTS KEY_LIMIT beyond 20 keys.
   */
  CreateAccessKey: grpc.handleUnaryCall<_rostra_identity_v1_CreateAccessKeyRequest__Output, _rostra_identity_v1_CreateAccessKeyResponse>;
  
  /**
   * Creates the options with which a browser creates a passkey, for AddPasskey within 5 minutes. FAILED_PRECONDITION PASSKEY_LIMIT for an
   * account with 10 passkeys.
   */
  CreatePasskeyOptions: grpc.handleUnaryCall<_rostra_identity_v1_CreatePasskeyOptionsRequest__Output, _rostra_identity_v1_PasskeyOptions>;
  
  /**
   * Deletes the member's account, for the password or a one-time code: INVALID_ARGUMENT WRONG_PASSWORD. Its sessions end, and its username
   * and address are free at once. AccountDeleted informs other services.
   */
  DeleteAccount: grpc.handleUnaryCall<_rostra_identity_v1_DeleteAccountRequest__Output, _rostra_identity_v1_DeleteAccountResponse>;
  
  /**
   * Answers one HTTP exchange of the OAuth 2.1 authorization server, at /oauth/* and /.well-known/oauth-authorization-server. For the gateway
   * only. NOT_FOUND NOT_FOUND for any other path or method, INVALID_ARGUMENT VALIDATION for a body of more than 64 kB.
   */
  ExchangeOAuth: grpc.handleUnaryCall<_rostra_identity_v1_ExchangeOAuthRequest__Output, _rostra_identity_v1_ExchangeOAuthResponse>;
  
  /**
   * Returns an account by its username. For operator commands only. NOT_FOUND USERNAME_UNKNOWN.
   */
  FindAccount: grpc.handleUnaryCall<_rostra_identity_v1_FindAccountRequest__Output, _rostra_identity_v1_Account>;
  
  /**
   * Returns which of the words are usernames, ignoring case, so that neither an entry of zeitgeist nor a group of questions names a member.
   * A text of several words, such as `ada lovelace`, matches ada_lovelace, ada-lovelace and adalovelace.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist and chat.
   */
  FindMemberNames: grpc.handleUnaryCall<_rostra_identity_v1_FindMemberNamesRequest__Output, _rostra_identity_v1_FindMemberNamesResponse>;
  
  /**
   * Returns the username of a sign-in that waits for the second factor, by which the gateway recognizes a device of the account.
   * UNAUTHENTICATED SECOND_FACTOR_EXPIRED.
   */
  FindPendingSignIn: grpc.handleUnaryCall<_rostra_identity_v1_FindPendingSignInRequest__Output, _rostra_identity_v1_FindPendingSignInResponse>;
  
  /**
   * Finishes, once, what the browser began at an issuer: signs in to the account of the identity, links the identity to the account of the
   * calling member who began that, or waits up to 10 minutes for SignUpByIssuer. FAILED_PRECONDITION OIDC_EXPIRED, also for another browser
   * or session; PERMISSION_DENIED OIDC_DENIED when the person cancelled, OIDC_REFUSED for an answer that is not valid, ACCOUNT_SUSPENDED;
   * UNAVAILABLE ISSUER_UNAVAILABLE. ALREADY_EXISTS EMAIL_TAKEN when an account has the person's address: it is never linked by itself. An
   * issuer that is trusted and calls the address of the account verified is its first proof, which keeps password and second factor. For a
   * link IDENTITY_TAKEN when another account has the identity, or IDENTITY_EXISTS.
   */
  FinishIssuerSignIn: grpc.handleUnaryCall<_rostra_identity_v1_FinishIssuerSignInRequest__Output, _rostra_identity_v1_FinishedIssuerSignIn>;
  
  /**
   * Returns the account of the calling member. UNAUTHENTICATED AUTH_REQUIRED for any other caller, SESSION_ENDED for a token whose session
   * has ended; so do ListSessions and RevokeSession.
   */
  GetAccount: grpc.handleUnaryCall<_rostra_identity_v1_GetAccountRequest__Output, _rostra_identity_v1_Account>;
  
  /**
   * Returns how many accounts were registered by day, and how many there are. INVALID_ARGUMENT VALIDATION.
   */
  GetAccountFigures: grpc.handleUnaryCall<_rostra_identity_v1_GetAccountFiguresRequest__Output, _rostra_identity_v1_AccountFigures>;
  
  /**
   * Returns what an app asks the member for. For the gateway only. NOT_FOUND APP_REQUEST_NOT_FOUND for a request that has ended, or that
   * another browser has begun.
   */
  GetAppRequest: grpc.handleUnaryCall<_rostra_identity_v1_GetAppRequestRequest__Output, _rostra_identity_v1_AppRequest>;
  
  /**
   * Returns the id, the name and the age of an account by its username, for the page of a creator. NOT_FOUND USERNAME_UNKNOWN for an
   * unknown, deleted or suspended account; PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than the gateway.
   */
  GetProfile: grpc.handleUnaryCall<_rostra_identity_v1_GetProfileRequest__Output, _rostra_identity_v1_Profile>;
  
  /**
   * Returns the public key with which a browser subscribes to Web Push (RFC 8292). Empty when the settings have none.
   */
  GetPushKey: grpc.handleUnaryCall<_rostra_identity_v1_GetPushKeyRequest__Output, _rostra_identity_v1_PushKey>;
  
  /**
   * Returns the second factor of the calling member. This call and those below: UNAUTHENTICATED AUTH_REQUIRED and SESSION_ENDED.
   */
  GetSecondFactor: grpc.handleUnaryCall<_rostra_identity_v1_GetSecondFactorRequest__Output, _rostra_identity_v1_SecondFactor>;
  
  /**
   * Returns the public keys (RFC 7517) that verify every token of this product: the current and the previous one.
   */
  GetSigningKeys: grpc.handleUnaryCall<_rostra_identity_v1_GetSigningKeysRequest__Output, _rostra_identity_v1_GetSigningKeysResponse>;
  
  /**
   * Returns usernames by account id, without unknown ids. Returns names of suspended accounts to super senators only.
   */
  GetUsernames: grpc.handleUnaryCall<_rostra_identity_v1_GetUsernamesRequest__Output, _rostra_identity_v1_GetUsernamesResponse>;
  
  /**
   * Sets the role of an account. For operator commands only. NOT_FOUND USERNAME_UNKNOWN.
   */
  GrantRole: grpc.handleUnaryCall<_rostra_identity_v1_GrantRoleRequest__Output, _rostra_identity_v1_GrantRoleResponse>;
  
  /**
   * Issues a token for a visitor without an account: for the guest of `token` while that is valid, else for a new guest.
   */
  IssueGuestToken: grpc.handleUnaryCall<_rostra_identity_v1_IssueGuestTokenRequest__Output, _rostra_identity_v1_GuestToken>;
  
  /**
   * Exchanges a service's secret for a service token of 10 minutes, which only the audience accepts. UNAUTHENTICATED UNKNOWN_SERVICE for a
   * wrong name or secret, PERMISSION_DENIED SERVICE_NOT_ALLOWED for an audience that the service does not call.
   */
  IssueServiceToken: grpc.handleUnaryCall<_rostra_identity_v1_IssueServiceTokenRequest__Output, _rostra_identity_v1_ServiceToken>;
  
  /**
   * Recognizes the visitor of a persona's widget by the token that the website's page keeps, and returns it, renewed when it is older than a
   * day, with a guest token. A token that is not valid, or of another website or persona, names no visitor: the answer is for a new one.
   */
  IssueVisitorToken: grpc.handleUnaryCall<_rostra_identity_v1_IssueVisitorTokenRequest__Output, _rostra_identity_v1_VisitorToken>;
  
  /**
   * Returns the member's access keys, newest first, with those that expired within 30 days. Needs a session, as the two below do: the token
   * of a key is refused.
   */
  ListAccessKeys: grpc.handleUnaryCall<_rostra_identity_v1_ListAccessKeysRequest__Output, _rostra_identity_v1_ListAccessKeysResponse>;
  
  /**
   * Returns the apps that may act for the member, newest first. Needs a session: the token of a program is refused.
   */
  ListApps: grpc.handleUnaryCall<_rostra_identity_v1_ListAppsRequest__Output, _rostra_identity_v1_ListAppsResponse>;
  
  /**
   * Lists the topics and consumers that have dead letters.
   */
  ListDeadLetters: grpc.handleUnaryCall<_rostra_identity_v1_ListDeadLettersRequest__Output, _rostra_identity_v1_ListDeadLettersResponse>;
  
  /**
   * Returns the latest 200 mails of the dev mailbox, newest first. NOT_FOUND MAIL_NOT_KEPT when SMTP is set.
   */
  ListDevMailbox: grpc.handleUnaryCall<_rostra_identity_v1_ListDevMailboxRequest__Output, _rostra_identity_v1_ListDevMailboxResponse>;
  
  /**
   * Returns the former addresses of the calling member that a link can still restore. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListFormerEmails: grpc.handleUnaryCall<_rostra_identity_v1_ListFormerEmailsRequest__Output, _rostra_identity_v1_ListFormerEmailsResponse>;
  
  /**
   * Lists the identities at issuers that sign in to the account of the calling member. This call and the two below: UNAUTHENTICATED
   * AUTH_REQUIRED and SESSION_ENDED.
   */
  ListIdentities: grpc.handleUnaryCall<_rostra_identity_v1_ListIdentitiesRequest__Output, _rostra_identity_v1_ListIdentitiesResponse>;
  
  /**
   * Returns which accounts allow that their chats are used for anonymous insights; deleted and unknown accounts do not.
   * PERMISSION_DENIED SERVICE_NOT_ALLOWED for other services than zeitgeist and chat.
   */
  ListInsightConsents: grpc.handleUnaryCall<_rostra_identity_v1_ListInsightConsentsRequest__Output, _rostra_identity_v1_ListInsightConsentsResponse>;
  
  /**
   * Lists the issuers by which members sign in with OpenID Connect, in the order of the settings.
   */
  ListIssuers: grpc.handleUnaryCall<_rostra_identity_v1_ListIssuersRequest__Output, _rostra_identity_v1_ListIssuersResponse>;
  
  /**
   * Lists the actions of super senators, newest first.
   */
  ListOperatorActions: grpc.handleUnaryCall<_rostra_identity_v1_ListOperatorActionsRequest__Output, _rostra_identity_v1_ListOperatorActionsResponse>;
  
  /**
   * Returns what operators did to the caller's account, newest first, at most 1,000. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListOwnOperatorActions: grpc.handleUnaryCall<_rostra_identity_v1_ListOwnOperatorActionsRequest__Output, _rostra_identity_v1_ListOwnOperatorActionsResponse>;
  
  /**
   * Returns the security events of the calling member that are kept, the latest first, at most 10,000. UNAUTHENTICATED AUTH_REQUIRED.
   */
  ListOwnSecurityEvents: grpc.handleUnaryCall<_rostra_identity_v1_ListOwnSecurityEventsRequest__Output, _rostra_identity_v1_ListOwnSecurityEventsResponse>;
  
  /**
   * Lists the member's subscriptions, the latest used first.
   */
  ListPushSubscriptions: grpc.handleUnaryCall<_rostra_identity_v1_ListPushSubscriptionsRequest__Output, _rostra_identity_v1_ListPushSubscriptionsResponse>;
  
  /**
   * Returns the member's sessions, newest first.
   */
  ListSessions: grpc.handleUnaryCall<_rostra_identity_v1_ListSessionsRequest__Output, _rostra_identity_v1_ListSessionsResponse>;
  
  /**
   * Signs in by password. UNAUTHENTICATED INVALID_CREDENTIALS for an unknown username and for a wrong password. For an account with a
   * second factor, here and in LogInWithCode, no session is opened: the answer has only `second_factor`, and LogInWithSecondFactor follows.
   */
  LogIn: grpc.handleUnaryCall<_rostra_identity_v1_LogInRequest__Output, _rostra_identity_v1_SignedIn>;
  
  /**
   * Signs in by a one-time code: 6 digits, valid for 10 minutes, for 5 attempts of devices of the account and 5 of all other browsers.
   * UNAUTHENTICATED OTP_INVALID for every reason. The first proof of an address by a code or a link ends the account's other sessions, and
   * removes the password and the second factor that were set before.
   */
  LogInWithCode: grpc.handleUnaryCall<_rostra_identity_v1_LogInWithCodeRequest__Output, _rostra_identity_v1_SignedIn>;
  
  /**
   * Opens the session of a sign-in that waits for the second factor, by exactly one of an authenticator app's code, a recovery code and a
   * passkey. UNAUTHENTICATED SECOND_FACTOR_INVALID when it is wrong: 5 wrong ones end the sign-in; SECOND_FACTOR_EXPIRED when the sign-in
   * has ended, 5 minutes after it began at the latest. FAILED_PRECONDITION SECOND_FACTOR_UNREADABLE for a code when the secret of the app
   * cannot be opened, because KEY_ENCRYPTION_SECRET was lost.
   */
  LogInWithSecondFactor: grpc.handleUnaryCall<_rostra_identity_v1_LogInWithSecondFactorRequest__Output, _rostra_identity_v1_SignedIn>;
  
  /**
   * Closes the session of the secret. Succeeds when there is none.
   */
  LogOut: grpc.handleUnaryCall<_rostra_identity_v1_LogOutRequest__Output, _rostra_identity_v1_LogOutResponse>;
  
  /**
   * Creates an account and signs it in. ALREADY_EXISTS USERNAME_TAKEN or EMAIL_TAKEN, both case-insensitive.
   */
  Register: grpc.handleUnaryCall<_rostra_identity_v1_RegisterRequest__Output, _rostra_identity_v1_SignedIn>;
  
  /**
   * Removes a passkey. NOT_FOUND PASSKEY_NOT_FOUND.
   */
  RemovePasskey: grpc.handleUnaryCall<_rostra_identity_v1_RemovePasskeyRequest__Output, _rostra_identity_v1_RemovePasskeyResponse>;
  
  /**
   * Removes the authenticator app. Here and in RemovePasskey, removing the last factor removes the recovery codes. NOT_FOUND
   * TOTP_NOT_FOUND.
   */
  RemoveTotp: grpc.handleUnaryCall<_rostra_identity_v1_RemoveTotpRequest__Output, _rostra_identity_v1_RemoveTotpResponse>;
  
  /**
   * Replaces the recovery codes. FAILED_PRECONDITION NO_SECOND_FACTOR for an account without one.
   */
  RenewRecoveryCodes: grpc.handleUnaryCall<_rostra_identity_v1_RenewRecoveryCodesRequest__Output, _rostra_identity_v1_RenewRecoveryCodesResponse>;
  
  /**
   * Delivers the dead letters of a topic again to the consumers that failed them. NOT_FOUND TOPIC_NOT_FOUND.
   */
  ReplayDeadLetters: grpc.handleUnaryCall<_rostra_identity_v1_ReplayDeadLettersRequest__Output, _rostra_identity_v1_ReplayDeadLettersResponse>;
  
  /**
   * Requests a mail with a one-time code. The response and its cost do not depend on whether an account has the address, because the
   * account is looked up later, when the mail is sent. Only the latest code of an address is valid.
   */
  RequestOneTimeCode: grpc.handleUnaryCall<_rostra_identity_v1_RequestOneTimeCodeRequest__Output, _rostra_identity_v1_RequestOneTimeCodeResponse>;
  
  /**
   * Requests a mail with a reset link, like RequestOneTimeCode.
   */
  RequestPasswordReset: grpc.handleUnaryCall<_rostra_identity_v1_RequestPasswordResetRequest__Output, _rostra_identity_v1_RequestPasswordResetResponse>;
  
  /**
   * Sets a new password by the token of a reset link: once, within an hour. Ends every session and every other link of the account.
   * INVALID_ARGUMENT RESET_TOKEN_INVALID for every reason, or VALIDATION for the password, after which the link stays valid.
   */
  ResetPassword: grpc.handleUnaryCall<_rostra_identity_v1_ResetPasswordRequest__Output, _rostra_identity_v1_ResetPasswordResponse>;
  
  /**
   * Ends the suspension of an account and tells the owner by mail. NOT_FOUND ACCOUNT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason,
   * FAILED_PRECONDITION NOT_SUSPENDED.
   */
  RestoreAccount: grpc.handleUnaryCall<_rostra_identity_v1_RestoreAccountRequest__Output, _rostra_identity_v1_OperatedAccount>;
  
  /**
   * Revokes one of the member's access keys. NOT_FOUND KEY_NOT_FOUND for any other id.
   */
  RevokeAccessKey: grpc.handleUnaryCall<_rostra_identity_v1_RevokeAccessKeyRequest__Output, _rostra_identity_v1_RevokeAccessKeyResponse>;
  
  /**
   * Ends the access of an app with all of its tokens. NOT_FOUND APP_NOT_FOUND for any other id.
   */
  RevokeApp: grpc.handleUnaryCall<_rostra_identity_v1_RevokeAppRequest__Output, _rostra_identity_v1_RevokeAppResponse>;
  
  /**
   * Closes one of the member's sessions. NOT_FOUND SESSION_NOT_FOUND for any other id.
   */
  RevokeSession: grpc.handleUnaryCall<_rostra_identity_v1_RevokeSessionRequest__Output, _rostra_identity_v1_RevokeSessionResponse>;
  
  /**
   * Rotates the signing key. For operator commands only. The new key signs after 5 seconds, when every verifier knows it; the previous key
   * still verifies. FAILED_PRECONDITION ROTATED_RECENTLY within 11 minutes of the last rotation, because services may still hold tokens of
   * the key that would be dropped.
   */
  RotateSigningKey: grpc.handleUnaryCall<_rostra_identity_v1_RotateSigningKeyRequest__Output, _rostra_identity_v1_RotateSigningKeyResponse>;
  
  /**
   * Lists accounts whose username begins with the search or whose address equals it, newest first. This call and those below are for super
   * senators: PERMISSION_DENIED OPERATORS_ONLY for every other caller.
   */
  SearchAccounts: grpc.handleUnaryCall<_rostra_identity_v1_SearchAccountsRequest__Output, _rostra_identity_v1_SearchAccountsResponse>;
  
  /**
   * Creates the account of a person who came back from an issuer without one, and signs it in. It has no password. The address of the
   * request is used unless the issuer gave one that counts as confirmed. FAILED_PRECONDITION OIDC_EXPIRED, ALREADY_EXISTS USERNAME_TAKEN or
   * EMAIL_TAKEN.
   */
  SignUpByIssuer: grpc.handleUnaryCall<_rostra_identity_v1_SignUpByIssuerRequest__Output, _rostra_identity_v1_SignedIn>;
  
  /**
   * Starts to link an identity, which FinishIssuerSignIn ends in the same session. This call and the one below need the password or a
   * one-time code, as StartTotp does. ALREADY_EXISTS IDENTITY_EXISTS when the account has an identity of the issuer.
   */
  StartIdentityLink: grpc.handleUnaryCall<_rostra_identity_v1_StartIdentityLinkRequest__Output, _rostra_identity_v1_LeftForIssuer>;
  
  /**
   * Starts a sign-in at an issuer, which ends within 10 minutes. NOT_FOUND ISSUER_NOT_FOUND, UNAVAILABLE ISSUER_UNAVAILABLE when it does not
   * answer.
   */
  StartIssuerSignIn: grpc.handleUnaryCall<_rostra_identity_v1_StartIssuerSignInRequest__Output, _rostra_identity_v1_LeftForIssuer>;
  
  /**
   * Creates the secret of an authenticator app (RFC 6238), which ConfirmTotp requires within 10 minutes. FAILED_PRECONDITION TOTP_EXISTS
   * when the account has an authenticator app. This call and those below require the password or a one-time code: INVALID_ARGUMENT
   * WRONG_PASSWORD. They are PERMISSION_DENIED SECOND_FACTOR_NEEDED when the account has a second factor and the session was not opened
   * with it.
   */
  StartTotp: grpc.handleUnaryCall<_rostra_identity_v1_StartTotpRequest__Output, _rostra_identity_v1_StartTotpResponse>;
  
  /**
   * Stores the subscription of the browser of this session to Web Push, at most 10 for an account: the one that was used least recently is
   * removed. It ends with its session, and 90 days after its last use. INVALID_ARGUMENT VALIDATION for the keys, or ADDRESS_NOT_ALLOWED for
   * an endpoint that is not a public https address; FAILED_PRECONDITION PUSH_OFF when the settings have no keys. This call and the two
   * below: UNAUTHENTICATED AUTH_REQUIRED and SESSION_ENDED.
   */
  SubscribePush: grpc.handleUnaryCall<_rostra_identity_v1_SubscribePushRequest__Output, _rostra_identity_v1_SubscribePushResponse>;
  
  /**
   * Suspends an account: its sessions end, it cannot sign in, and AccountSuspensionChanged hides its personas. The owner gets a mail with
   * the reason. NOT_FOUND ACCOUNT_NOT_FOUND, INVALID_ARGUMENT VALIDATION for the reason, FAILED_PRECONDITION ALREADY_SUSPENDED,
   * PERMISSION_DENIED OPERATOR_ACCOUNT for the account of a super senator.
   */
  SuspendAccount: grpc.handleUnaryCall<_rostra_identity_v1_SuspendAccountRequest__Output, _rostra_identity_v1_OperatedAccount>;
  
  /**
   * Removes an identity. NOT_FOUND IDENTITY_NOT_FOUND, FAILED_PRECONDITION LAST_WAY_IN when neither a password nor an identity would be left.
   */
  UnlinkIdentity: grpc.handleUnaryCall<_rostra_identity_v1_UnlinkIdentityRequest__Output, _rostra_identity_v1_UnlinkIdentityResponse>;
  
  /**
   * Removes a subscription of the member. Succeeds when there is none.
   */
  UnsubscribePush: grpc.handleUnaryCall<_rostra_identity_v1_UnsubscribePushRequest__Output, _rostra_identity_v1_UnsubscribePushResponse>;
  
  /**
   * Changes the given fields. A new address needs the password or a one-time code, INVALID_ARGUMENT WRONG_PASSWORD, and takes effect when
   * ConfirmEmail gets the token of the link that is mailed to it. A confirmed old address receives a notice with a link that undoes the change.
   * ALREADY_EXISTS EMAIL_TAKEN; RESOURCE_EXHAUSTED TOO_MANY_TRIES beyond 10 new addresses in 7 days.
   */
  UpdateProfile: grpc.handleUnaryCall<_rostra_identity_v1_UpdateProfileRequest__Output, _rostra_identity_v1_Account>;
  
}

export interface IdentityServiceDefinition extends grpc.ServiceDefinition {
  AddPasskey: MethodDefinition<_rostra_identity_v1_AddPasskeyRequest, _rostra_identity_v1_AddPasskeyResponse, _rostra_identity_v1_AddPasskeyRequest__Output, _rostra_identity_v1_AddPasskeyResponse__Output>
  AnswerAppRequest: MethodDefinition<_rostra_identity_v1_AnswerAppRequestRequest, _rostra_identity_v1_AnswerAppRequestResponse, _rostra_identity_v1_AnswerAppRequestRequest__Output, _rostra_identity_v1_AnswerAppRequestResponse__Output>
  Authenticate: MethodDefinition<_rostra_identity_v1_AuthenticateRequest, _rostra_identity_v1_AuthenticateResponse, _rostra_identity_v1_AuthenticateRequest__Output, _rostra_identity_v1_AuthenticateResponse__Output>
  ChangePassword: MethodDefinition<_rostra_identity_v1_ChangePasswordRequest, _rostra_identity_v1_ChangePasswordResponse, _rostra_identity_v1_ChangePasswordRequest__Output, _rostra_identity_v1_ChangePasswordResponse__Output>
  CheckSessions: MethodDefinition<_rostra_identity_v1_CheckSessionsRequest, _rostra_identity_v1_CheckSessionsResponse, _rostra_identity_v1_CheckSessionsRequest__Output, _rostra_identity_v1_CheckSessionsResponse__Output>
  ConfirmEmail: MethodDefinition<_rostra_identity_v1_ConfirmEmailRequest, _rostra_identity_v1_ConfirmEmailResponse, _rostra_identity_v1_ConfirmEmailRequest__Output, _rostra_identity_v1_ConfirmEmailResponse__Output>
  ConfirmTotp: MethodDefinition<_rostra_identity_v1_ConfirmTotpRequest, _rostra_identity_v1_ConfirmTotpResponse, _rostra_identity_v1_ConfirmTotpRequest__Output, _rostra_identity_v1_ConfirmTotpResponse__Output>
  CreateAccessKey: MethodDefinition<_rostra_identity_v1_CreateAccessKeyRequest, _rostra_identity_v1_CreateAccessKeyResponse, _rostra_identity_v1_CreateAccessKeyRequest__Output, _rostra_identity_v1_CreateAccessKeyResponse__Output>
  CreatePasskeyOptions: MethodDefinition<_rostra_identity_v1_CreatePasskeyOptionsRequest, _rostra_identity_v1_PasskeyOptions, _rostra_identity_v1_CreatePasskeyOptionsRequest__Output, _rostra_identity_v1_PasskeyOptions__Output>
  DeleteAccount: MethodDefinition<_rostra_identity_v1_DeleteAccountRequest, _rostra_identity_v1_DeleteAccountResponse, _rostra_identity_v1_DeleteAccountRequest__Output, _rostra_identity_v1_DeleteAccountResponse__Output>
  ExchangeOAuth: MethodDefinition<_rostra_identity_v1_ExchangeOAuthRequest, _rostra_identity_v1_ExchangeOAuthResponse, _rostra_identity_v1_ExchangeOAuthRequest__Output, _rostra_identity_v1_ExchangeOAuthResponse__Output>
  FindAccount: MethodDefinition<_rostra_identity_v1_FindAccountRequest, _rostra_identity_v1_Account, _rostra_identity_v1_FindAccountRequest__Output, _rostra_identity_v1_Account__Output>
  FindMemberNames: MethodDefinition<_rostra_identity_v1_FindMemberNamesRequest, _rostra_identity_v1_FindMemberNamesResponse, _rostra_identity_v1_FindMemberNamesRequest__Output, _rostra_identity_v1_FindMemberNamesResponse__Output>
  FindPendingSignIn: MethodDefinition<_rostra_identity_v1_FindPendingSignInRequest, _rostra_identity_v1_FindPendingSignInResponse, _rostra_identity_v1_FindPendingSignInRequest__Output, _rostra_identity_v1_FindPendingSignInResponse__Output>
  FinishIssuerSignIn: MethodDefinition<_rostra_identity_v1_FinishIssuerSignInRequest, _rostra_identity_v1_FinishedIssuerSignIn, _rostra_identity_v1_FinishIssuerSignInRequest__Output, _rostra_identity_v1_FinishedIssuerSignIn__Output>
  GetAccount: MethodDefinition<_rostra_identity_v1_GetAccountRequest, _rostra_identity_v1_Account, _rostra_identity_v1_GetAccountRequest__Output, _rostra_identity_v1_Account__Output>
  GetAccountFigures: MethodDefinition<_rostra_identity_v1_GetAccountFiguresRequest, _rostra_identity_v1_AccountFigures, _rostra_identity_v1_GetAccountFiguresRequest__Output, _rostra_identity_v1_AccountFigures__Output>
  GetAppRequest: MethodDefinition<_rostra_identity_v1_GetAppRequestRequest, _rostra_identity_v1_AppRequest, _rostra_identity_v1_GetAppRequestRequest__Output, _rostra_identity_v1_AppRequest__Output>
  GetProfile: MethodDefinition<_rostra_identity_v1_GetProfileRequest, _rostra_identity_v1_Profile, _rostra_identity_v1_GetProfileRequest__Output, _rostra_identity_v1_Profile__Output>
  GetPushKey: MethodDefinition<_rostra_identity_v1_GetPushKeyRequest, _rostra_identity_v1_PushKey, _rostra_identity_v1_GetPushKeyRequest__Output, _rostra_identity_v1_PushKey__Output>
  GetSecondFactor: MethodDefinition<_rostra_identity_v1_GetSecondFactorRequest, _rostra_identity_v1_SecondFactor, _rostra_identity_v1_GetSecondFactorRequest__Output, _rostra_identity_v1_SecondFactor__Output>
  GetSigningKeys: MethodDefinition<_rostra_identity_v1_GetSigningKeysRequest, _rostra_identity_v1_GetSigningKeysResponse, _rostra_identity_v1_GetSigningKeysRequest__Output, _rostra_identity_v1_GetSigningKeysResponse__Output>
  GetUsernames: MethodDefinition<_rostra_identity_v1_GetUsernamesRequest, _rostra_identity_v1_GetUsernamesResponse, _rostra_identity_v1_GetUsernamesRequest__Output, _rostra_identity_v1_GetUsernamesResponse__Output>
  GrantRole: MethodDefinition<_rostra_identity_v1_GrantRoleRequest, _rostra_identity_v1_GrantRoleResponse, _rostra_identity_v1_GrantRoleRequest__Output, _rostra_identity_v1_GrantRoleResponse__Output>
  IssueGuestToken: MethodDefinition<_rostra_identity_v1_IssueGuestTokenRequest, _rostra_identity_v1_GuestToken, _rostra_identity_v1_IssueGuestTokenRequest__Output, _rostra_identity_v1_GuestToken__Output>
  IssueServiceToken: MethodDefinition<_rostra_identity_v1_IssueServiceTokenRequest, _rostra_identity_v1_ServiceToken, _rostra_identity_v1_IssueServiceTokenRequest__Output, _rostra_identity_v1_ServiceToken__Output>
  IssueVisitorToken: MethodDefinition<_rostra_identity_v1_IssueVisitorTokenRequest, _rostra_identity_v1_VisitorToken, _rostra_identity_v1_IssueVisitorTokenRequest__Output, _rostra_identity_v1_VisitorToken__Output>
  ListAccessKeys: MethodDefinition<_rostra_identity_v1_ListAccessKeysRequest, _rostra_identity_v1_ListAccessKeysResponse, _rostra_identity_v1_ListAccessKeysRequest__Output, _rostra_identity_v1_ListAccessKeysResponse__Output>
  ListApps: MethodDefinition<_rostra_identity_v1_ListAppsRequest, _rostra_identity_v1_ListAppsResponse, _rostra_identity_v1_ListAppsRequest__Output, _rostra_identity_v1_ListAppsResponse__Output>
  ListDeadLetters: MethodDefinition<_rostra_identity_v1_ListDeadLettersRequest, _rostra_identity_v1_ListDeadLettersResponse, _rostra_identity_v1_ListDeadLettersRequest__Output, _rostra_identity_v1_ListDeadLettersResponse__Output>
  ListDevMailbox: MethodDefinition<_rostra_identity_v1_ListDevMailboxRequest, _rostra_identity_v1_ListDevMailboxResponse, _rostra_identity_v1_ListDevMailboxRequest__Output, _rostra_identity_v1_ListDevMailboxResponse__Output>
  ListFormerEmails: MethodDefinition<_rostra_identity_v1_ListFormerEmailsRequest, _rostra_identity_v1_ListFormerEmailsResponse, _rostra_identity_v1_ListFormerEmailsRequest__Output, _rostra_identity_v1_ListFormerEmailsResponse__Output>
  ListIdentities: MethodDefinition<_rostra_identity_v1_ListIdentitiesRequest, _rostra_identity_v1_ListIdentitiesResponse, _rostra_identity_v1_ListIdentitiesRequest__Output, _rostra_identity_v1_ListIdentitiesResponse__Output>
  ListInsightConsents: MethodDefinition<_rostra_identity_v1_ListInsightConsentsRequest, _rostra_identity_v1_ListInsightConsentsResponse, _rostra_identity_v1_ListInsightConsentsRequest__Output, _rostra_identity_v1_ListInsightConsentsResponse__Output>
  ListIssuers: MethodDefinition<_rostra_identity_v1_ListIssuersRequest, _rostra_identity_v1_ListIssuersResponse, _rostra_identity_v1_ListIssuersRequest__Output, _rostra_identity_v1_ListIssuersResponse__Output>
  ListOperatorActions: MethodDefinition<_rostra_identity_v1_ListOperatorActionsRequest, _rostra_identity_v1_ListOperatorActionsResponse, _rostra_identity_v1_ListOperatorActionsRequest__Output, _rostra_identity_v1_ListOperatorActionsResponse__Output>
  ListOwnOperatorActions: MethodDefinition<_rostra_identity_v1_ListOwnOperatorActionsRequest, _rostra_identity_v1_ListOwnOperatorActionsResponse, _rostra_identity_v1_ListOwnOperatorActionsRequest__Output, _rostra_identity_v1_ListOwnOperatorActionsResponse__Output>
  ListOwnSecurityEvents: MethodDefinition<_rostra_identity_v1_ListOwnSecurityEventsRequest, _rostra_identity_v1_ListOwnSecurityEventsResponse, _rostra_identity_v1_ListOwnSecurityEventsRequest__Output, _rostra_identity_v1_ListOwnSecurityEventsResponse__Output>
  ListPushSubscriptions: MethodDefinition<_rostra_identity_v1_ListPushSubscriptionsRequest, _rostra_identity_v1_ListPushSubscriptionsResponse, _rostra_identity_v1_ListPushSubscriptionsRequest__Output, _rostra_identity_v1_ListPushSubscriptionsResponse__Output>
  ListSessions: MethodDefinition<_rostra_identity_v1_ListSessionsRequest, _rostra_identity_v1_ListSessionsResponse, _rostra_identity_v1_ListSessionsRequest__Output, _rostra_identity_v1_ListSessionsResponse__Output>
  LogIn: MethodDefinition<_rostra_identity_v1_LogInRequest, _rostra_identity_v1_SignedIn, _rostra_identity_v1_LogInRequest__Output, _rostra_identity_v1_SignedIn__Output>
  LogInWithCode: MethodDefinition<_rostra_identity_v1_LogInWithCodeRequest, _rostra_identity_v1_SignedIn, _rostra_identity_v1_LogInWithCodeRequest__Output, _rostra_identity_v1_SignedIn__Output>
  LogInWithSecondFactor: MethodDefinition<_rostra_identity_v1_LogInWithSecondFactorRequest, _rostra_identity_v1_SignedIn, _rostra_identity_v1_LogInWithSecondFactorRequest__Output, _rostra_identity_v1_SignedIn__Output>
  LogOut: MethodDefinition<_rostra_identity_v1_LogOutRequest, _rostra_identity_v1_LogOutResponse, _rostra_identity_v1_LogOutRequest__Output, _rostra_identity_v1_LogOutResponse__Output>
  Register: MethodDefinition<_rostra_identity_v1_RegisterRequest, _rostra_identity_v1_SignedIn, _rostra_identity_v1_RegisterRequest__Output, _rostra_identity_v1_SignedIn__Output>
  RemovePasskey: MethodDefinition<_rostra_identity_v1_RemovePasskeyRequest, _rostra_identity_v1_RemovePasskeyResponse, _rostra_identity_v1_RemovePasskeyRequest__Output, _rostra_identity_v1_RemovePasskeyResponse__Output>
  RemoveTotp: MethodDefinition<_rostra_identity_v1_RemoveTotpRequest, _rostra_identity_v1_RemoveTotpResponse, _rostra_identity_v1_RemoveTotpRequest__Output, _rostra_identity_v1_RemoveTotpResponse__Output>
  RenewRecoveryCodes: MethodDefinition<_rostra_identity_v1_RenewRecoveryCodesRequest, _rostra_identity_v1_RenewRecoveryCodesResponse, _rostra_identity_v1_RenewRecoveryCodesRequest__Output, _rostra_identity_v1_RenewRecoveryCodesResponse__Output>
  ReplayDeadLetters: MethodDefinition<_rostra_identity_v1_ReplayDeadLettersRequest, _rostra_identity_v1_ReplayDeadLettersResponse, _rostra_identity_v1_ReplayDeadLettersRequest__Output, _rostra_identity_v1_ReplayDeadLettersResponse__Output>
  RequestOneTimeCode: MethodDefinition<_rostra_identity_v1_RequestOneTimeCodeRequest, _rostra_identity_v1_RequestOneTimeCodeResponse, _rostra_identity_v1_RequestOneTimeCodeRequest__Output, _rostra_identity_v1_RequestOneTimeCodeResponse__Output>
  RequestPasswordReset: MethodDefinition<_rostra_identity_v1_RequestPasswordResetRequest, _rostra_identity_v1_RequestPasswordResetResponse, _rostra_identity_v1_RequestPasswordResetRequest__Output, _rostra_identity_v1_RequestPasswordResetResponse__Output>
  ResetPassword: MethodDefinition<_rostra_identity_v1_ResetPasswordRequest, _rostra_identity_v1_ResetPasswordResponse, _rostra_identity_v1_ResetPasswordRequest__Output, _rostra_identity_v1_ResetPasswordResponse__Output>
  RestoreAccount: MethodDefinition<_rostra_identity_v1_RestoreAccountRequest, _rostra_identity_v1_OperatedAccount, _rostra_identity_v1_RestoreAccountRequest__Output, _rostra_identity_v1_OperatedAccount__Output>
  RevokeAccessKey: MethodDefinition<_rostra_identity_v1_RevokeAccessKeyRequest, _rostra_identity_v1_RevokeAccessKeyResponse, _rostra_identity_v1_RevokeAccessKeyRequest__Output, _rostra_identity_v1_RevokeAccessKeyResponse__Output>
  RevokeApp: MethodDefinition<_rostra_identity_v1_RevokeAppRequest, _rostra_identity_v1_RevokeAppResponse, _rostra_identity_v1_RevokeAppRequest__Output, _rostra_identity_v1_RevokeAppResponse__Output>
  RevokeSession: MethodDefinition<_rostra_identity_v1_RevokeSessionRequest, _rostra_identity_v1_RevokeSessionResponse, _rostra_identity_v1_RevokeSessionRequest__Output, _rostra_identity_v1_RevokeSessionResponse__Output>
  RotateSigningKey: MethodDefinition<_rostra_identity_v1_RotateSigningKeyRequest, _rostra_identity_v1_RotateSigningKeyResponse, _rostra_identity_v1_RotateSigningKeyRequest__Output, _rostra_identity_v1_RotateSigningKeyResponse__Output>
  SearchAccounts: MethodDefinition<_rostra_identity_v1_SearchAccountsRequest, _rostra_identity_v1_SearchAccountsResponse, _rostra_identity_v1_SearchAccountsRequest__Output, _rostra_identity_v1_SearchAccountsResponse__Output>
  SignUpByIssuer: MethodDefinition<_rostra_identity_v1_SignUpByIssuerRequest, _rostra_identity_v1_SignedIn, _rostra_identity_v1_SignUpByIssuerRequest__Output, _rostra_identity_v1_SignedIn__Output>
  StartIdentityLink: MethodDefinition<_rostra_identity_v1_StartIdentityLinkRequest, _rostra_identity_v1_LeftForIssuer, _rostra_identity_v1_StartIdentityLinkRequest__Output, _rostra_identity_v1_LeftForIssuer__Output>
  StartIssuerSignIn: MethodDefinition<_rostra_identity_v1_StartIssuerSignInRequest, _rostra_identity_v1_LeftForIssuer, _rostra_identity_v1_StartIssuerSignInRequest__Output, _rostra_identity_v1_LeftForIssuer__Output>
  StartTotp: MethodDefinition<_rostra_identity_v1_StartTotpRequest, _rostra_identity_v1_StartTotpResponse, _rostra_identity_v1_StartTotpRequest__Output, _rostra_identity_v1_StartTotpResponse__Output>
  SubscribePush: MethodDefinition<_rostra_identity_v1_SubscribePushRequest, _rostra_identity_v1_SubscribePushResponse, _rostra_identity_v1_SubscribePushRequest__Output, _rostra_identity_v1_SubscribePushResponse__Output>
  SuspendAccount: MethodDefinition<_rostra_identity_v1_SuspendAccountRequest, _rostra_identity_v1_OperatedAccount, _rostra_identity_v1_SuspendAccountRequest__Output, _rostra_identity_v1_OperatedAccount__Output>
  UnlinkIdentity: MethodDefinition<_rostra_identity_v1_UnlinkIdentityRequest, _rostra_identity_v1_UnlinkIdentityResponse, _rostra_identity_v1_UnlinkIdentityRequest__Output, _rostra_identity_v1_UnlinkIdentityResponse__Output>
  UnsubscribePush: MethodDefinition<_rostra_identity_v1_UnsubscribePushRequest, _rostra_identity_v1_UnsubscribePushResponse, _rostra_identity_v1_UnsubscribePushRequest__Output, _rostra_identity_v1_UnsubscribePushResponse__Output>
  UpdateProfile: MethodDefinition<_rostra_identity_v1_UpdateProfileRequest, _rostra_identity_v1_Account, _rostra_identity_v1_UpdateProfileRequest__Output, _rostra_identity_v1_Account__Output>
}
