import { type TokenBuckets, tokenBuckets } from './rate-limit.ts'

/** Limits of reports: from one address, about one table, and the bytes that all reports may take. */
export interface ReportLimits {
  readonly address: { readonly burst: number; readonly perSecond: number }
  readonly table: number
  readonly bytes: number
}

/** A class can report what it has found in a lesson; nobody can fill the disk with it. */
export const usualReportLimits: ReportLimits = {
  address: { burst: 30, perSecond: 60 / (24 * 60 * 60) },
  table: 20,
  bytes: 500 * 1024 * 1024,
}

/** Allowance for further reports. */
export interface ReportAllowance {
  readonly limits: ReportLimits
  readonly addresses: TokenBuckets<string>
}

export const reportAllowance = (limits: ReportLimits, now: () => number): ReportAllowance => ({
  limits,
  addresses: tokenBuckets(limits.address, now),
})
