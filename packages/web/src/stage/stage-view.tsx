import { useEffect } from 'react'
import { usePlay } from '../play/play.ts'
import { wordsOf } from '../scenes/words.ts'
import { play as playCue } from '../sound/cues.ts'
import { plainOf } from '../texts/rich.ts'
import { Banner } from './banner.tsx'
import { Panel } from './panel.tsx'
import { Spotlight } from './spotlight.tsx'

/** Stage over the board, one scene after the other. A click goes on; the log has all of it. */
export const StageView = () => {
  const { stage, texts, snapshot } = usePlay()
  const { scene, step } = stage
  const cue = step?.cue ?? null
  const seq = step?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    if (cue !== null) playCue(cue)
  }, [seq, cue])
  if (scene === null || step === null) return <Heard words="" />
  const Form = forms[scene.form]
  return (
    <>
      <Form key={scene.form} scene={scene} step={step} />
      <Heard
        words={[
          plainOf(wordsOf(texts, snapshot.log, step)),
          ...[...step.also, ...step.cubes.map(({ says }) => says)].map(texts.speak),
        ].join(' ')}
      />
    </>
  )
}

const forms = { panel: Panel, spotlight: Spotlight, banner: Banner } as const

/** For screen readers: each step as it comes. */
const Heard = ({ words }: { readonly words: string }) => (
  <p className="hidden" role="status" data-stage-heard>
    {words}
  </p>
)
