// Original file: proto/rostra/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Balance as _rostra_billing_v1_Balance, Balance__Output as _rostra_billing_v1_Balance__Output } from '../../../rostra/billing/v1/Balance.ts';
import type { CreateCheckoutRequest as _rostra_billing_v1_CreateCheckoutRequest, CreateCheckoutRequest__Output as _rostra_billing_v1_CreateCheckoutRequest__Output } from '../../../rostra/billing/v1/CreateCheckoutRequest.ts';
import type { CreateCheckoutResponse as _rostra_billing_v1_CreateCheckoutResponse, CreateCheckoutResponse__Output as _rostra_billing_v1_CreateCheckoutResponse__Output } from '../../../rostra/billing/v1/CreateCheckoutResponse.ts';
import type { GetBalanceRequest as _rostra_billing_v1_GetBalanceRequest, GetBalanceRequest__Output as _rostra_billing_v1_GetBalanceRequest__Output } from '../../../rostra/billing/v1/GetBalanceRequest.ts';
import type { GetLocalCheckoutRequest as _rostra_billing_v1_GetLocalCheckoutRequest, GetLocalCheckoutRequest__Output as _rostra_billing_v1_GetLocalCheckoutRequest__Output } from '../../../rostra/billing/v1/GetLocalCheckoutRequest.ts';
import type { GetRevenueFiguresRequest as _rostra_billing_v1_GetRevenueFiguresRequest, GetRevenueFiguresRequest__Output as _rostra_billing_v1_GetRevenueFiguresRequest__Output } from '../../../rostra/billing/v1/GetRevenueFiguresRequest.ts';
import type { GrantCreditsRequest as _rostra_billing_v1_GrantCreditsRequest, GrantCreditsRequest__Output as _rostra_billing_v1_GrantCreditsRequest__Output } from '../../../rostra/billing/v1/GrantCreditsRequest.ts';
import type { HoldRequest as _rostra_billing_v1_HoldRequest, HoldRequest__Output as _rostra_billing_v1_HoldRequest__Output } from '../../../rostra/billing/v1/HoldRequest.ts';
import type { HoldResponse as _rostra_billing_v1_HoldResponse, HoldResponse__Output as _rostra_billing_v1_HoldResponse__Output } from '../../../rostra/billing/v1/HoldResponse.ts';
import type { ListAppSpendingRequest as _rostra_billing_v1_ListAppSpendingRequest, ListAppSpendingRequest__Output as _rostra_billing_v1_ListAppSpendingRequest__Output } from '../../../rostra/billing/v1/ListAppSpendingRequest.ts';
import type { ListAppSpendingResponse as _rostra_billing_v1_ListAppSpendingResponse, ListAppSpendingResponse__Output as _rostra_billing_v1_ListAppSpendingResponse__Output } from '../../../rostra/billing/v1/ListAppSpendingResponse.ts';
import type { ListLedgerRequest as _rostra_billing_v1_ListLedgerRequest, ListLedgerRequest__Output as _rostra_billing_v1_ListLedgerRequest__Output } from '../../../rostra/billing/v1/ListLedgerRequest.ts';
import type { ListLedgerResponse as _rostra_billing_v1_ListLedgerResponse, ListLedgerResponse__Output as _rostra_billing_v1_ListLedgerResponse__Output } from '../../../rostra/billing/v1/ListLedgerResponse.ts';
import type { ListPackagesRequest as _rostra_billing_v1_ListPackagesRequest, ListPackagesRequest__Output as _rostra_billing_v1_ListPackagesRequest__Output } from '../../../rostra/billing/v1/ListPackagesRequest.ts';
import type { ListPackagesResponse as _rostra_billing_v1_ListPackagesResponse, ListPackagesResponse__Output as _rostra_billing_v1_ListPackagesResponse__Output } from '../../../rostra/billing/v1/ListPackagesResponse.ts';
import type { ListPaymentsRequest as _rostra_billing_v1_ListPaymentsRequest, ListPaymentsRequest__Output as _rostra_billing_v1_ListPaymentsRequest__Output } from '../../../rostra/billing/v1/ListPaymentsRequest.ts';
import type { ListPaymentsResponse as _rostra_billing_v1_ListPaymentsResponse, ListPaymentsResponse__Output as _rostra_billing_v1_ListPaymentsResponse__Output } from '../../../rostra/billing/v1/ListPaymentsResponse.ts';
import type { LocalCheckout as _rostra_billing_v1_LocalCheckout, LocalCheckout__Output as _rostra_billing_v1_LocalCheckout__Output } from '../../../rostra/billing/v1/LocalCheckout.ts';
import type { ReceiveWebhookRequest as _rostra_billing_v1_ReceiveWebhookRequest, ReceiveWebhookRequest__Output as _rostra_billing_v1_ReceiveWebhookRequest__Output } from '../../../rostra/billing/v1/ReceiveWebhookRequest.ts';
import type { ReceiveWebhookResponse as _rostra_billing_v1_ReceiveWebhookResponse, ReceiveWebhookResponse__Output as _rostra_billing_v1_ReceiveWebhookResponse__Output } from '../../../rostra/billing/v1/ReceiveWebhookResponse.ts';
import type { ReleaseRequest as _rostra_billing_v1_ReleaseRequest, ReleaseRequest__Output as _rostra_billing_v1_ReleaseRequest__Output } from '../../../rostra/billing/v1/ReleaseRequest.ts';
import type { ReleaseResponse as _rostra_billing_v1_ReleaseResponse, ReleaseResponse__Output as _rostra_billing_v1_ReleaseResponse__Output } from '../../../rostra/billing/v1/ReleaseResponse.ts';
import type { ReturnFreeWorkRequest as _rostra_billing_v1_ReturnFreeWorkRequest, ReturnFreeWorkRequest__Output as _rostra_billing_v1_ReturnFreeWorkRequest__Output } from '../../../rostra/billing/v1/ReturnFreeWorkRequest.ts';
import type { ReturnFreeWorkResponse as _rostra_billing_v1_ReturnFreeWorkResponse, ReturnFreeWorkResponse__Output as _rostra_billing_v1_ReturnFreeWorkResponse__Output } from '../../../rostra/billing/v1/ReturnFreeWorkResponse.ts';
import type { RevenueFigures as _rostra_billing_v1_RevenueFigures, RevenueFigures__Output as _rostra_billing_v1_RevenueFigures__Output } from '../../../rostra/billing/v1/RevenueFigures.ts';
import type { SearchPaymentsRequest as _rostra_billing_v1_SearchPaymentsRequest, SearchPaymentsRequest__Output as _rostra_billing_v1_SearchPaymentsRequest__Output } from '../../../rostra/billing/v1/SearchPaymentsRequest.ts';
import type { SearchPaymentsResponse as _rostra_billing_v1_SearchPaymentsResponse, SearchPaymentsResponse__Output as _rostra_billing_v1_SearchPaymentsResponse__Output } from '../../../rostra/billing/v1/SearchPaymentsResponse.ts';
import type { SignLocalEventRequest as _rostra_billing_v1_SignLocalEventRequest, SignLocalEventRequest__Output as _rostra_billing_v1_SignLocalEventRequest__Output } from '../../../rostra/billing/v1/SignLocalEventRequest.ts';
import type { SignLocalEventResponse as _rostra_billing_v1_SignLocalEventResponse, SignLocalEventResponse__Output as _rostra_billing_v1_SignLocalEventResponse__Output } from '../../../rostra/billing/v1/SignLocalEventResponse.ts';
import type { UseFreeWorkRequest as _rostra_billing_v1_UseFreeWorkRequest, UseFreeWorkRequest__Output as _rostra_billing_v1_UseFreeWorkRequest__Output } from '../../../rostra/billing/v1/UseFreeWorkRequest.ts';
import type { UseFreeWorkResponse as _rostra_billing_v1_UseFreeWorkResponse, UseFreeWorkResponse__Output as _rostra_billing_v1_UseFreeWorkResponse__Output } from '../../../rostra/billing/v1/UseFreeWorkResponse.ts';

/**
 * Message credits, and the payments that buy them.
 * 
 * A credit account has two pockets. Free credits are set to the role's allowance at the first call in a new UTC month; purchased credits
 * never expire. The account is created by the member's first call. Its ledger is append-only, and the sum of its entries is the balance:
 * the credits in both pockets and in holds.
 */
export interface BillingServiceClient extends grpc.Client {
  /**
   * Opens a checkout for the caller at the payment provider. NOT_FOUND PACKAGE_NOT_FOUND, UNAVAILABLE PAYMENT_PROVIDER.
   */
  CreateCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  CreateCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  CreateCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  CreateCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Opens a checkout for the caller at the payment provider. NOT_FOUND PACKAGE_NOT_FOUND, UNAVAILABLE PAYMENT_PROVIDER.
   */
  createCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  createCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  createCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  createCheckout(argument: _rostra_billing_v1_CreateCheckoutRequest, callback: grpc.requestCallback<_rostra_billing_v1_CreateCheckoutResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the caller's credits. UNAUTHENTICATED AUTH_REQUIRED for a caller who isn't a member, here and in every call for a member.
   */
  GetBalance(argument: _rostra_billing_v1_GetBalanceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  GetBalance(argument: _rostra_billing_v1_GetBalanceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  GetBalance(argument: _rostra_billing_v1_GetBalanceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  GetBalance(argument: _rostra_billing_v1_GetBalanceRequest, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the caller's credits. UNAUTHENTICATED AUTH_REQUIRED for a caller who isn't a member, here and in every call for a member.
   */
  getBalance(argument: _rostra_billing_v1_GetBalanceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  getBalance(argument: _rostra_billing_v1_GetBalanceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  getBalance(argument: _rostra_billing_v1_GetBalanceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  getBalance(argument: _rostra_billing_v1_GetBalanceRequest, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the content of the local checkout page; for the gateway only. NOT_FOUND PAYMENT_NOT_FOUND, always when a payment provider is
   * set.
   */
  GetLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  GetLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  GetLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  GetLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the content of the local checkout page; for the gateway only. NOT_FOUND PAYMENT_NOT_FOUND, always when a payment provider is
   * set.
   */
  getLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  getLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  getLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  getLocalCheckout(argument: _rostra_billing_v1_GetLocalCheckoutRequest, callback: grpc.requestCallback<_rostra_billing_v1_LocalCheckout__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the payments that were paid, by the day on which they were begun. For super senators; PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller; INVALID_ARGUMENT VALIDATION.
   */
  GetRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  GetRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  GetRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  GetRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the payments that were paid, by the day on which they were begun. For super senators; PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller; INVALID_ARGUMENT VALIDATION.
   */
  getRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  getRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  getRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  getRevenueFigures(argument: _rostra_billing_v1_GetRevenueFiguresRequest, callback: grpc.requestCallback<_rostra_billing_v1_RevenueFigures__Output>): grpc.ClientUnaryCall;
  
  /**
   * Grants purchased credits; for the operator's command only. A repeated grant id changes nothing. INVALID_ARGUMENT VALIDATION,
   * NOT_FOUND ACCOUNT_NOT_FOUND for a closed account.
   */
  GrantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  GrantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  GrantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  GrantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  /**
   * Grants purchased credits; for the operator's command only. A repeated grant id changes nothing. INVALID_ARGUMENT VALIDATION,
   * NOT_FOUND ACCOUNT_NOT_FOUND for a closed account.
   */
  grantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  grantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  grantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  grantCredits(argument: _rostra_billing_v1_GrantCreditsRequest, callback: grpc.requestCallback<_rostra_billing_v1_Balance__Output>): grpc.ClientUnaryCall;
  
  /**
   * Holds the price of an exchange or a discussion: moves credits out of the caller's pockets until the hold is captured or released. A
   * repeated hold id changes nothing. Only chat may hold for exchanges, and only experts for discussions. Free credits of a member whose
   * address is not confirmed count as free work of the network: RESOURCE_EXHAUSTED RATE_LIMITED. FAILED_PRECONDITION INSUFFICIENT_CREDITS, or INSUFFICIENT_BUDGET for an app beyond the budget in its token;
   * INVALID_ARGUMENT VALIDATION for an invalid id, number of units or price, PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  Hold(argument: _rostra_billing_v1_HoldRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  Hold(argument: _rostra_billing_v1_HoldRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  Hold(argument: _rostra_billing_v1_HoldRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  Hold(argument: _rostra_billing_v1_HoldRequest, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Holds the price of an exchange or a discussion: moves credits out of the caller's pockets until the hold is captured or released. A
   * repeated hold id changes nothing. Only chat may hold for exchanges, and only experts for discussions. Free credits of a member whose
   * address is not confirmed count as free work of the network: RESOURCE_EXHAUSTED RATE_LIMITED. FAILED_PRECONDITION INSUFFICIENT_CREDITS, or INSUFFICIENT_BUDGET for an app beyond the budget in its token;
   * INVALID_ARGUMENT VALIDATION for an invalid id, number of units or price, PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  hold(argument: _rostra_billing_v1_HoldRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  hold(argument: _rostra_billing_v1_HoldRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  hold(argument: _rostra_billing_v1_HoldRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  hold(argument: _rostra_billing_v1_HoldRequest, callback: grpc.requestCallback<_rostra_billing_v1_HoldResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what apps have spent of the caller's credits, with what is held for them.
   */
  ListAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  ListAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  ListAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  ListAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what apps have spent of the caller's credits, with what is held for them.
   */
  listAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  listAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  listAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  listAppSpending(argument: _rostra_billing_v1_ListAppSpendingRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListAppSpendingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a page of the caller's ledger, the latest entry first.
   */
  ListLedger(argument: _rostra_billing_v1_ListLedgerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  ListLedger(argument: _rostra_billing_v1_ListLedgerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  ListLedger(argument: _rostra_billing_v1_ListLedgerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  ListLedger(argument: _rostra_billing_v1_ListLedgerRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a page of the caller's ledger, the latest entry first.
   */
  listLedger(argument: _rostra_billing_v1_ListLedgerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  listLedger(argument: _rostra_billing_v1_ListLedgerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  listLedger(argument: _rostra_billing_v1_ListLedgerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  listLedger(argument: _rostra_billing_v1_ListLedgerRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListLedgerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the packages on sale.
   */
  ListPackages(argument: _rostra_billing_v1_ListPackagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  ListPackages(argument: _rostra_billing_v1_ListPackagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  ListPackages(argument: _rostra_billing_v1_ListPackagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  ListPackages(argument: _rostra_billing_v1_ListPackagesRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the packages on sale.
   */
  listPackages(argument: _rostra_billing_v1_ListPackagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  listPackages(argument: _rostra_billing_v1_ListPackagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  listPackages(argument: _rostra_billing_v1_ListPackagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  listPackages(argument: _rostra_billing_v1_ListPackagesRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListPackagesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the caller's payments, the latest first.
   */
  ListPayments(argument: _rostra_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: _rostra_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: _rostra_billing_v1_ListPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: _rostra_billing_v1_ListPaymentsRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the caller's payments, the latest first.
   */
  listPayments(argument: _rostra_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: _rostra_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: _rostra_billing_v1_ListPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: _rostra_billing_v1_ListPaymentsRequest, callback: grpc.requestCallback<_rostra_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Applies a webhook of the payment provider; for the gateway only. Accepts repeated webhooks and ignores unknown types.
   * INVALID_ARGUMENT BAD_SIGNATURE for a wrong or old signature and for an event of the other mode.
   */
  ReceiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  ReceiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  ReceiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  ReceiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Applies a webhook of the payment provider; for the gateway only. Accepts repeated webhooks and ignores unknown types.
   * INVALID_ARGUMENT BAD_SIGNATURE for a wrong or old signature and for an event of the other mode.
   */
  receiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  receiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  receiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  receiveWebhook(argument: _rostra_billing_v1_ReceiveWebhookRequest, callback: grpc.requestCallback<_rostra_billing_v1_ReceiveWebhookResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a hold of the calling service whose exchange or discussion never began, or whose answer is free. Any other one that began is
   * settled by its event. Succeeds when there is no such hold. PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  Release(argument: _rostra_billing_v1_ReleaseRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  Release(argument: _rostra_billing_v1_ReleaseRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  Release(argument: _rostra_billing_v1_ReleaseRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  Release(argument: _rostra_billing_v1_ReleaseRequest, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a hold of the calling service whose exchange or discussion never began, or whose answer is free. Any other one that began is
   * settled by its event. Succeeds when there is no such hold. PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  release(argument: _rostra_billing_v1_ReleaseRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  release(argument: _rostra_billing_v1_ReleaseRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  release(argument: _rostra_billing_v1_ReleaseRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  release(argument: _rostra_billing_v1_ReleaseRequest, callback: grpc.requestCallback<_rostra_billing_v1_ReleaseResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Gives back work of the calling service that was counted and that no model has done: to the budgets of the day of its count. Gives back
   * each use once.
   */
  ReturnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  ReturnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  ReturnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  ReturnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Gives back work of the calling service that was counted and that no model has done: to the budgets of the day of its count. Gives back
   * each use once.
   */
  returnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  returnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  returnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  returnFreeWork(argument: _rostra_billing_v1_ReturnFreeWorkRequest, callback: grpc.requestCallback<_rostra_billing_v1_ReturnFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists payments of every account for operators, newest first. For super senators; PERMISSION_DENIED OPERATORS_ONLY for every other
   * caller.
   */
  SearchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  SearchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  SearchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  SearchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists payments of every account for operators, newest first. For super senators; PERMISSION_DENIED OPERATORS_ONLY for every other
   * caller.
   */
  searchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  searchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  searchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  searchPayments(argument: _rostra_billing_v1_SearchPaymentsRequest, callback: grpc.requestCallback<_rostra_billing_v1_SearchPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a signed webhook for an outcome that was chosen on the local checkout page; for the gateway only. Changes nothing: the webhook
   * takes effect when it is delivered. INVALID_ARGUMENT VALIDATION for an unknown outcome, NOT_FOUND as GetLocalCheckout.
   */
  SignLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  SignLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  SignLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  SignLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a signed webhook for an outcome that was chosen on the local checkout page; for the gateway only. Changes nothing: the webhook
   * takes effect when it is delivered. INVALID_ARGUMENT VALIDATION for an unknown outcome, NOT_FOUND as GetLocalCheckout.
   */
  signLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  signLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  signLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  signLocalEvent(argument: _rostra_billing_v1_SignLocalEventRequest, callback: grpc.requestCallback<_rostra_billing_v1_SignLocalEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts work of a model that costs no credits, before it begins: in the UTC day's budgets of its person and of the networks around the
   * address. For chat, experts and persona. RESOURCE_EXHAUSTED RATE_LIMITED, with the seconds until the next day, without counting.
   */
  UseFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  UseFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  UseFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  UseFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts work of a model that costs no credits, before it begins: in the UTC day's budgets of its person and of the networks around the
   * address. For chat, experts and persona. RESOURCE_EXHAUSTED RATE_LIMITED, with the seconds until the next day, without counting.
   */
  useFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  useFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  useFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  useFreeWork(argument: _rostra_billing_v1_UseFreeWorkRequest, callback: grpc.requestCallback<_rostra_billing_v1_UseFreeWorkResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Message credits, and the payments that buy them.
 * 
 * A credit account has two pockets. Free credits are set to the role's allowance at the first call in a new UTC month; purchased credits
 * never expire. The account is created by the member's first call. Its ledger is append-only, and the sum of its entries is the balance:
 * the credits in both pockets and in holds.
 */
export interface BillingServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Opens a checkout for the caller at the payment provider. NOT_FOUND PACKAGE_NOT_FOUND, UNAVAILABLE PAYMENT_PROVIDER.
   */
  CreateCheckout: grpc.handleUnaryCall<_rostra_billing_v1_CreateCheckoutRequest__Output, _rostra_billing_v1_CreateCheckoutResponse>;
  
  /**
   * Returns the caller's credits. UNAUTHENTICATED AUTH_REQUIRED for a caller who isn't a member, here and in every call for a member.
   */
  GetBalance: grpc.handleUnaryCall<_rostra_billing_v1_GetBalanceRequest__Output, _rostra_billing_v1_Balance>;
  
  /**
   * Returns the content of the local checkout page; for the gateway only. NOT_FOUND PAYMENT_NOT_FOUND, always when a payment provider is
   * set.
   */
  GetLocalCheckout: grpc.handleUnaryCall<_rostra_billing_v1_GetLocalCheckoutRequest__Output, _rostra_billing_v1_LocalCheckout>;
  
  /**
   * Returns the payments that were paid, by the day on which they were begun. For super senators; PERMISSION_DENIED OPERATORS_ONLY for every
   * other caller; INVALID_ARGUMENT VALIDATION.
   */
  GetRevenueFigures: grpc.handleUnaryCall<_rostra_billing_v1_GetRevenueFiguresRequest__Output, _rostra_billing_v1_RevenueFigures>;
  
  /**
   * Grants purchased credits; for the operator's command only. A repeated grant id changes nothing. INVALID_ARGUMENT VALIDATION,
   * NOT_FOUND ACCOUNT_NOT_FOUND for a closed account.
   */
  GrantCredits: grpc.handleUnaryCall<_rostra_billing_v1_GrantCreditsRequest__Output, _rostra_billing_v1_Balance>;
  
  /**
   * Holds the price of an exchange or a discussion: moves credits out of the caller's pockets until the hold is captured or released. A
   * repeated hold id changes nothing. Only chat may hold for exchanges, and only experts for discussions. Free credits of a member whose
   * address is not confirmed count as free work of the network: RESOURCE_EXHAUSTED RATE_LIMITED. FAILED_PRECONDITION INSUFFICIENT_CREDITS, or INSUFFICIENT_BUDGET for an app beyond the budget in its token;
   * INVALID_ARGUMENT VALIDATION for an invalid id, number of units or price, PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  Hold: grpc.handleUnaryCall<_rostra_billing_v1_HoldRequest__Output, _rostra_billing_v1_HoldResponse>;
  
  /**
   * Returns what apps have spent of the caller's credits, with what is held for them.
   */
  ListAppSpending: grpc.handleUnaryCall<_rostra_billing_v1_ListAppSpendingRequest__Output, _rostra_billing_v1_ListAppSpendingResponse>;
  
  /**
   * Returns a page of the caller's ledger, the latest entry first.
   */
  ListLedger: grpc.handleUnaryCall<_rostra_billing_v1_ListLedgerRequest__Output, _rostra_billing_v1_ListLedgerResponse>;
  
  /**
   * Returns the packages on sale.
   */
  ListPackages: grpc.handleUnaryCall<_rostra_billing_v1_ListPackagesRequest__Output, _rostra_billing_v1_ListPackagesResponse>;
  
  /**
   * Returns the caller's payments, the latest first.
   */
  ListPayments: grpc.handleUnaryCall<_rostra_billing_v1_ListPaymentsRequest__Output, _rostra_billing_v1_ListPaymentsResponse>;
  
  /**
   * Applies a webhook of the payment provider; for the gateway only. Accepts repeated webhooks and ignores unknown types.
   * INVALID_ARGUMENT BAD_SIGNATURE for a wrong or old signature and for an event of the other mode.
   */
  ReceiveWebhook: grpc.handleUnaryCall<_rostra_billing_v1_ReceiveWebhookRequest__Output, _rostra_billing_v1_ReceiveWebhookResponse>;
  
  /**
   * Releases a hold of the calling service whose exchange or discussion never began, or whose answer is free. Any other one that began is
   * settled by its event. Succeeds when there is no such hold. PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  Release: grpc.handleUnaryCall<_rostra_billing_v1_ReleaseRequest__Output, _rostra_billing_v1_ReleaseResponse>;
  
  /**
   * Gives back work of the calling service that was counted and that no model has done: to the budgets of the day of its count. Gives back
   * each use once.
   */
  ReturnFreeWork: grpc.handleUnaryCall<_rostra_billing_v1_ReturnFreeWorkRequest__Output, _rostra_billing_v1_ReturnFreeWorkResponse>;
  
  /**
   * Lists payments of every account for operators, newest first. For super senators; PERMISSION_DENIED OPERATORS_ONLY for every other
   * caller.
   */
  SearchPayments: grpc.handleUnaryCall<_rostra_billing_v1_SearchPaymentsRequest__Output, _rostra_billing_v1_SearchPaymentsResponse>;
  
  /**
   * Returns a signed webhook for an outcome that was chosen on the local checkout page; for the gateway only. Changes nothing: the webhook
   * takes effect when it is delivered. INVALID_ARGUMENT VALIDATION for an unknown outcome, NOT_FOUND as GetLocalCheckout.
   */
  SignLocalEvent: grpc.handleUnaryCall<_rostra_billing_v1_SignLocalEventRequest__Output, _rostra_billing_v1_SignLocalEventResponse>;
  
  /**
   * Counts work of a model that costs no credits, before it begins: in the UTC day's budgets of its person and of the networks around the
   * address. For chat, experts and persona. RESOURCE_EXHAUSTED RATE_LIMITED, with the seconds until the next day, without counting.
   */
  UseFreeWork: grpc.handleUnaryCall<_rostra_billing_v1_UseFreeWorkRequest__Output, _rostra_billing_v1_UseFreeWorkResponse>;
  
}

export interface BillingServiceDefinition extends grpc.ServiceDefinition {
  CreateCheckout: MethodDefinition<_rostra_billing_v1_CreateCheckoutRequest, _rostra_billing_v1_CreateCheckoutResponse, _rostra_billing_v1_CreateCheckoutRequest__Output, _rostra_billing_v1_CreateCheckoutResponse__Output>
  GetBalance: MethodDefinition<_rostra_billing_v1_GetBalanceRequest, _rostra_billing_v1_Balance, _rostra_billing_v1_GetBalanceRequest__Output, _rostra_billing_v1_Balance__Output>
  GetLocalCheckout: MethodDefinition<_rostra_billing_v1_GetLocalCheckoutRequest, _rostra_billing_v1_LocalCheckout, _rostra_billing_v1_GetLocalCheckoutRequest__Output, _rostra_billing_v1_LocalCheckout__Output>
  GetRevenueFigures: MethodDefinition<_rostra_billing_v1_GetRevenueFiguresRequest, _rostra_billing_v1_RevenueFigures, _rostra_billing_v1_GetRevenueFiguresRequest__Output, _rostra_billing_v1_RevenueFigures__Output>
  GrantCredits: MethodDefinition<_rostra_billing_v1_GrantCreditsRequest, _rostra_billing_v1_Balance, _rostra_billing_v1_GrantCreditsRequest__Output, _rostra_billing_v1_Balance__Output>
  Hold: MethodDefinition<_rostra_billing_v1_HoldRequest, _rostra_billing_v1_HoldResponse, _rostra_billing_v1_HoldRequest__Output, _rostra_billing_v1_HoldResponse__Output>
  ListAppSpending: MethodDefinition<_rostra_billing_v1_ListAppSpendingRequest, _rostra_billing_v1_ListAppSpendingResponse, _rostra_billing_v1_ListAppSpendingRequest__Output, _rostra_billing_v1_ListAppSpendingResponse__Output>
  ListLedger: MethodDefinition<_rostra_billing_v1_ListLedgerRequest, _rostra_billing_v1_ListLedgerResponse, _rostra_billing_v1_ListLedgerRequest__Output, _rostra_billing_v1_ListLedgerResponse__Output>
  ListPackages: MethodDefinition<_rostra_billing_v1_ListPackagesRequest, _rostra_billing_v1_ListPackagesResponse, _rostra_billing_v1_ListPackagesRequest__Output, _rostra_billing_v1_ListPackagesResponse__Output>
  ListPayments: MethodDefinition<_rostra_billing_v1_ListPaymentsRequest, _rostra_billing_v1_ListPaymentsResponse, _rostra_billing_v1_ListPaymentsRequest__Output, _rostra_billing_v1_ListPaymentsResponse__Output>
  ReceiveWebhook: MethodDefinition<_rostra_billing_v1_ReceiveWebhookRequest, _rostra_billing_v1_ReceiveWebhookResponse, _rostra_billing_v1_ReceiveWebhookRequest__Output, _rostra_billing_v1_ReceiveWebhookResponse__Output>
  Release: MethodDefinition<_rostra_billing_v1_ReleaseRequest, _rostra_billing_v1_ReleaseResponse, _rostra_billing_v1_ReleaseRequest__Output, _rostra_billing_v1_ReleaseResponse__Output>
  ReturnFreeWork: MethodDefinition<_rostra_billing_v1_ReturnFreeWorkRequest, _rostra_billing_v1_ReturnFreeWorkResponse, _rostra_billing_v1_ReturnFreeWorkRequest__Output, _rostra_billing_v1_ReturnFreeWorkResponse__Output>
  SearchPayments: MethodDefinition<_rostra_billing_v1_SearchPaymentsRequest, _rostra_billing_v1_SearchPaymentsResponse, _rostra_billing_v1_SearchPaymentsRequest__Output, _rostra_billing_v1_SearchPaymentsResponse__Output>
  SignLocalEvent: MethodDefinition<_rostra_billing_v1_SignLocalEventRequest, _rostra_billing_v1_SignLocalEventResponse, _rostra_billing_v1_SignLocalEventRequest__Output, _rostra_billing_v1_SignLocalEventResponse__Output>
  UseFreeWork: MethodDefinition<_rostra_billing_v1_UseFreeWorkRequest, _rostra_billing_v1_UseFreeWorkResponse, _rostra_billing_v1_UseFreeWorkRequest__Output, _rostra_billing_v1_UseFreeWorkResponse__Output>
}
