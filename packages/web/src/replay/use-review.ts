import type { MatchFile, Seat } from '@conclave/kernel'
import { useEffect, useState } from 'react'
import type { Flaw } from './flaw.ts'
import type { Review } from './review.ts'

export interface ToReviewer {
  readonly file: MatchFile
  readonly seat: Seat
  readonly won: boolean
}

/** A problem is for whoever looks into it. */
export type FromReviewer = Review | { readonly flaw: Flaw } | { readonly problem: string }

/** Review of a match that is over, made beside the page; null until it is there. */
export const useReview = (file: MatchFile, seat: Seat, won: boolean): FromReviewer | null => {
  const [review, setReview] = useState<FromReviewer | null>(null)
  useEffect(() => {
    setReview(null)
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), {
      type: 'module',
      name: 'reviewer',
    })
    const done = (found: FromReviewer): void => {
      worker.terminate()
      if ('problem' in found) console.error(found.problem)
      setReview(found)
    }
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => done(data)
    worker.onerror = ({ message }) => done({ problem: message })
    worker.postMessage({ file, seat, won } satisfies ToReviewer)
    return () => worker.terminate()
  }, [file, seat, won])
  return review
}
