import type { MatchFile } from '@conclave/kernel'
import { useEffect, useState } from 'react'

/** How good the match looks to every seat at every moment; a problem is for whoever looks into it. */
export type FromEstimator =
  | { readonly estimates: readonly (readonly number[])[] }
  | { readonly problem: string }

/** A bot's estimate of a match that is over, computed beside the page; null until it is there. */
export const useEstimates = (file: MatchFile): readonly (readonly number[])[] | null => {
  const [estimates, setEstimates] = useState<readonly (readonly number[])[] | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('./estimate-worker.ts', import.meta.url), {
      type: 'module',
      name: 'estimator',
    })
    worker.onmessage = ({ data }: MessageEvent<FromEstimator>) => {
      worker.terminate()
      if ('estimates' in data) setEstimates(data.estimates)
      else console.error(data.problem)
    }
    worker.postMessage(file)
    return () => worker.terminate()
  }, [file])
  return estimates
}
